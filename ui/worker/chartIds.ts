/** A state by its path, without the name of the whole chart. */
export const shortId = (id: string): string => id.replace(/^duel\.?/, '');

/** A guard by its name, with what it was made with. */
export function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string') {
    const params =
      'params' in guard && typeof guard.params === 'object' && guard.params !== null
        ? Object.values(guard.params)
        : [];
    return [guard.type, ...params.map(String)].join(' ');
  }
  return null;
}

/** What a transition goes by: its state, its event, its order there, and where it leads. */
export const edgeId = (source: string, event: string, order: number, target: string): string =>
  `${shortId(source)}/${event}/${order}/${shortId(target)}`;
