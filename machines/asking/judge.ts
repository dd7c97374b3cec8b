import type { AskedPart, AskedQuestion, Judged, JudgedPart, Said } from './types.ts';

/** Whether a part is asked of someone who said this so far. */
export const isAsked = ({ when }: Pick<AskedPart, 'when'>, said: Said): boolean =>
  when === null || said[when.part]?.includes(when.option) === true;

function judgedPart(part: AskedPart, said: Said): JudgedPart {
  const given = said[part.id];
  const picked = given === undefined ? null : part.options.filter(({ id }) => given.includes(id));
  const right = part.options.filter((option) => option.right);
  if (part.many) {
    const agree =
      picked === null ? 0 : part.options.filter((option) => option.right === picked.includes(option)).length;
    return { part, said: picked, right, agree, of: part.options.length };
  }
  return { part, said: picked, right, agree: picked?.some((option) => option.right) === true ? 1 : 0, of: 1 };
}

/**
 * Lays what a reader said beside the record. Parts that are asked only of those who said something else are not judged;
 * a wrong verdict takes its reason with it.
 */
export function judge(question: AskedQuestion, said: Said): Judged {
  const parts = question.parts.filter((part) => isAsked(part, said)).map((part) => judgedPart(part, said));
  const given = parts.filter(({ said: own }) => own !== null);
  const agree = given.reduce((sum, part) => sum + part.agree, 0);
  const of = given.reduce((sum, part) => sum + part.of, 0);
  return { parts, outcome: given.length === 0 ? 'open' : agree === of ? 'agrees' : 'differs', agree, of };
}
