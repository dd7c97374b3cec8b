import { Frames } from './Frames.tsx';
import { Emblems, Icons } from './Icons.tsx';

/** Every drawn sign of the page, once: marks, icons, emblems and card frames; used by `#id`. */
export function Sprite() {
  return (
    <svg width="0" height="0" className="sprite" aria-hidden="true" focusable="false">
      <defs>
        {/* Marks, 20 by 20: filled is what happened, hollow what was looked for and not found. */}
        <symbol id="m-attack" viewBox="0 0 20 20">
          <path d="M10 2.2 18.6 17.2H1.4Z" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
        </symbol>
        <symbol id="m-summon" viewBox="0 0 20 20">
          <path d="M7.9 2.5h4.2v5.4h5.4v4.2h-5.4v5.4H7.9v-5.4H2.5V7.9h5.4Z" />
        </symbol>
        <symbol id="m-left" viewBox="0 0 20 20">
          <path d="M2.5 7.9h15v4.2h-15Z" />
        </symbol>
        <symbol id="m-replay" viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="9.5" />
          <path d="M14.9 9.4A5 5 0 1 0 13.6 13.5" fill="none" stroke="var(--on-replay)" strokeWidth="2" />
          <path d="M12.2 9.3h5.2l-2.6 3.1Z" fill="var(--on-replay)" transform="rotate(-8 14.8 10.6)" />
        </symbol>
        <symbol id="m-none" viewBox="0 0 20 20">
          <circle
            cx="10"
            cy="10"
            r="8.4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeDasharray="3.4 2"
          />
          <path d="M6.3 10h7.4" stroke="currentColor" strokeWidth="2" />
        </symbol>
        <symbol id="m-chain" viewBox="0 0 20 20">
          <path d="M10 1.6 18.4 10 10 18.4 1.6 10Z" />
        </symbol>
        <symbol id="m-resolve" viewBox="0 0 20 20">
          <path d="M10 2.6 17.4 10 10 17.4 2.6 10Z" fill="none" stroke="currentColor" strokeWidth="1.9" />
        </symbol>
        <symbol id="m-fork" viewBox="0 0 20 20">
          <path d="M6 17.5V3M6 12.5c0-4 8-2.5 8-7.5" fill="none" stroke="currentColor" strokeWidth="2.2" />
          <circle cx="6" cy="3.6" r="2.4" />
          <circle cx="14" cy="4.6" r="2.4" />
        </symbol>
        <symbol id="m-damage" viewBox="0 0 20 20">
          <path d="M5.6 2.4h8.8l4.4 7.6-4.4 7.6H5.6L1.2 10Z" />
        </symbol>
        <symbol id="m-step" viewBox="0 0 20 20">
          <path d="M8.6 2.5h2.8v15H8.6Z" />
        </symbol>
        <symbol id="m-pass" viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="2.2" />
        </symbol>
        <symbol id="m-note" viewBox="0 0 20 20">
          <path d="M5 2h10v16l-5-4-5 4Z" />
        </symbol>
        <symbol id="m-differ" viewBox="0 0 20 20">
          <path
            d="M2.5 7h15m-15 6h15m-4.3-10.7-6.4 15.4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
          />
        </symbol>
        <symbol id="m-yes" viewBox="0 0 20 20">
          <path d="m3.2 10.6 4.5 4.6L16.8 5" fill="none" stroke="currentColor" strokeWidth="2.8" />
        </symbol>
        <symbol id="m-no" viewBox="0 0 20 20">
          <path d="M4.5 10h11" stroke="currentColor" strokeWidth="2.2" />
        </symbol>
        <symbol id="m-wrong" viewBox="0 0 20 20">
          <path d="m4.5 4.5 11 11m0-11-11 11" fill="none" stroke="currentColor" strokeWidth="2.6" />
        </symbol>
        <symbol id="m-ask" viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="9.2" />
          <path
            d="M7.2 7.7a2.9 2.9 0 1 1 4.3 2.6c-1 .6-1.5 1.1-1.5 2.2"
            fill="none"
            stroke="var(--on-ink)"
            strokeWidth="1.9"
          />
          <circle cx="10" cy="15" r="1.3" fill="var(--on-ink)" />
        </symbol>
        <symbol id="m-ban" viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="7.9" fill="none" stroke="currentColor" strokeWidth="2.2" />
          <path d="m4.6 15.4 10.8-10.8" stroke="currentColor" strokeWidth="2.2" />
        </symbol>
        <symbol id="m-flag" viewBox="0 0 20 20">
          <path d="M4 1.5h12.5l-4 4.6 4 4.6H6.4v8.3H4Z" />
        </symbol>
        <symbol id="m-stop" viewBox="0 0 20 20">
          <rect x="4.2" y="4.2" width="11.6" height="11.6" rx="1.6" />
        </symbol>
        <Icons />
        <Emblems />
        {/* Bands: kinds differ by pattern as well as hue. */}
        <pattern
          id="b-effect"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0h2.2v5H0Z" fill="var(--card)" />
        </pattern>
        <pattern id="b-token" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.5" fill="var(--card)" />
        </pattern>
        <pattern id="b-fusion" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 2.2h6v1.6H0Z" fill="var(--card)" />
        </pattern>
        <pattern id="b-ritual" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6 3 0l3 6Z" fill="var(--card)" />
        </pattern>
        <pattern id="b-xyz" width="7" height="6" patternUnits="userSpaceOnUse">
          <path d="M3.5 0v6" stroke="var(--card)" strokeWidth="1.6" />
        </pattern>
        <Frames />
      </defs>
    </svg>
  );
}
