/** Every worked example: more than all else that the first one needs, so it is fetched once someone asks for others. */
export { EXAMPLES, exampleById } from '../../machines/index.ts';
