/** The script and the style of a duel's own page, and their hashes as its policy names them; made while building. */
declare module 'virtual:offline-page' {
  export const script: string;
  export const scriptHash: string;
  export const style: string;
  export const styleHash: string;
}
