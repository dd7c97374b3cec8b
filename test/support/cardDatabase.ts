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
