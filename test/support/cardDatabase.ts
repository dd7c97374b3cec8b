import initSqlJs from 'sql.js';
import { testFile } from './commandLine.ts';

/** A card database as EDOPro has it, with these names. */
export async function databaseWith(cards: Readonly<Record<number, string>>): Promise<string> {
  const sql = await initSqlJs();
  const database = new sql.Database();
  database.run(
    'CREATE TABLE datas (id integer primary key, ot integer, alias integer, setcode integer, type integer, atk integer, def integer, level integer, race integer, attribute integer, category integer)',
  );
  database.run('CREATE TABLE texts (id integer primary key, name text, desc text)');
  for (const [id, name] of Object.entries(cards)) {
    database.run('INSERT INTO datas VALUES (?, 3, 0, 0, 33, 1800, 1000, 4, 32, 1, 0)', [Number(id)]);
    database.run('INSERT INTO texts VALUES (?, ?, ?)', [Number(id), name, '']);
  }
  return testFile('cards.cdb', database.export());
}

/** A file that says it is a card database and works out what is asked for when it is read, without an end. */
export async function databaseThatComputes(how: 'view' | 'column'): Promise<string> {
  const sql = await initSqlJs();
  const database = new sql.Database();
  const columns = 'type, atk, def, level, race, attribute';
  database.run('CREATE TABLE texts (id integer primary key, name text, desc text)');
  database.run(
    how === 'view'
      ? `CREATE VIEW datas AS WITH RECURSIVE c(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT id, ${columns
          .split(', ')
          .map((name) => `0 AS ${name}`)
          .join(', ')} FROM c`
      : `CREATE TABLE datas (id integer primary key, ${columns}, more text AS (hex(zeroblob(500000000))))`,
  );
  return testFile(`${how}.cdb`, database.export());
}
