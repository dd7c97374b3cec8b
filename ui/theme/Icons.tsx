import { EMBLEMS } from './emblems.ts';

/** Icons of the chrome, 20 by 20, one stroke weight. */
export function Icons() {
  return (
    <>
      <symbol id="i-logo" viewBox="0 0 20 20">
        <rect
          x="6.2"
          y="3"
          width="7.6"
          height="11"
          rx="1.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
        <path
          d="M17.6 10.6A7.8 7.8 0 1 1 15 4.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          transform="translate(0 .6)"
        />
        <path d="M15.2 10.4h4.9l-2.3 3.4Z" fill="currentColor" />
      </symbol>
      <symbol id="i-more" viewBox="0 0 20 20">
        <circle cx="4" cy="10" r="1.7" fill="currentColor" />
        <circle cx="10" cy="10" r="1.7" fill="currentColor" />
        <circle cx="16" cy="10" r="1.7" fill="currentColor" />
      </symbol>
      <symbol id="i-first" viewBox="0 0 20 20">
        <path
          d="M4.5 4v12M15.5 4 7.5 10l8 6Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-prev" viewBox="0 0 20 20">
        <path
          d="M13.5 4 5.5 10l8 6Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-next" viewBox="0 0 20 20">
        <path
          d="m6.5 4 8 6-8 6Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-last" viewBox="0 0 20 20">
        <path
          d="M15.5 4v12M4.5 4l8 6-8 6Z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-play" viewBox="0 0 20 20">
        <path
          d="M5 3.5 16.5 10 5 16.5Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-arrow" viewBox="0 0 20 20">
        <path d="M2.5 10h14M11 4.2 17 10l-6 5.8" fill="none" stroke="currentColor" strokeWidth="2" />
      </symbol>
      <symbol id="i-down" viewBox="0 0 20 20">
        <path d="m4 7 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </symbol>
      <symbol id="i-right" viewBox="0 0 20 20">
        <path d="m7 4 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </symbol>
      <symbol id="i-moon" viewBox="0 0 20 20">
        <path
          d="M16.6 12.4A7.4 7.4 0 1 1 8 3.2a6 6 0 0 0 8.6 9.2Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-help" viewBox="0 0 20 20">
        <path
          d="M7 7.4a3.1 3.1 0 1 1 4.6 2.7c-1 .6-1.6 1.2-1.6 2.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
        <circle cx="10" cy="15.6" r="1.3" fill="currentColor" />
      </symbol>
      <symbol id="i-file" viewBox="0 0 20 20">
        <path
          d="M5 2.5h6.5L15.5 6.5v11H5ZM11.5 2.5v4h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-grid" viewBox="0 0 20 20">
        <path
          d="M3 3h6v6H3ZM11 3h6v6h-6ZM3 11h6v6H3ZM11 11h6v6h-6Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </symbol>
      <symbol id="i-book" viewBox="0 0 20 20">
        <path
          d="M10 5C8 3.4 5.6 3 3 3.2v12.3c2.6-.2 5 .2 7 1.8 2-1.6 4.4-2 7-1.8V3.2C14.4 3 12 3.4 10 5Zm0 0v12.3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="i-board" viewBox="0 0 20 20">
        <path
          d="M3 3h14v14H3ZM3 10h14M7.7 10v7M12.3 10v7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </symbol>
      <symbol id="i-menu" viewBox="0 0 20 20">
        <path d="M3 5.5h14M3 10h14M3 14.5h14" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </symbol>
      <symbol id="i-pause" viewBox="0 0 20 20">
        <path d="M6.5 4v12M13.5 4v12" stroke="currentColor" strokeWidth="2.6" />
      </symbol>
      <symbol id="i-save" viewBox="0 0 20 20">
        <path
          d="M10 3v10M5.6 9 10 13.4 14.4 9M3.5 17h13"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
      </symbol>
      <symbol id="i-enlarge" viewBox="0 0 20 20">
        <path
          d="M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
      </symbol>
      <symbol id="i-shrink" viewBox="0 0 20 20">
        <path
          d="M17 8h-5V3M3 12h5v5M12 8l6-6M8 12l-6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
      </symbol>
      <symbol id="i-find" viewBox="0 0 20 20">
        <circle cx="8.500" cy="8.500" r="5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="m12.300 12.300 4.500 4.500" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </symbol>
      <symbol id="i-closer" viewBox="0 0 20 20">
        <path d="M10 4.500v11M4.500 10h11" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </symbol>
      <symbol id="i-wider" viewBox="0 0 20 20">
        <path d="M4.500 10h11" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </symbol>
      <symbol id="i-whole" viewBox="0 0 20 20">
        <path
          d="M3 5v10M17 5v10M6 10h8m-6-2.500L5.500 10 8 12.500m4-5 2.500 2.500-2.500 2.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.500"
        />
      </symbol>
      <symbol id="i-close" viewBox="0 0 20 20">
        <path d="m5 5 10 10m0-10L5 15" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </symbol>
      <symbol id="i-sun" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path
          d="M10 1.8v2.4M10 15.8v2.4M1.8 10h2.4M15.8 10h2.4M4.2 4.2l1.7 1.7M14.1 14.1l1.7 1.7M15.8 4.2l-1.7 1.7M5.900 14.1l-1.7 1.7"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </symbol>
    </>
  );
}

/** Emblems, 40 by 40: what a card is, never who it is. */
export function Emblems() {
  return Object.entries(EMBLEMS).map(([name, parts]) => (
    <symbol key={name} id={`e-${name}`} viewBox="0 0 40 40">
      {parts.map(({ path, fill, line }) => (
        <path
          key={path}
          d={path}
          fill={fill === 0 ? 'none' : 'currentColor'}
          fillOpacity={fill}
          stroke={line === 0 ? undefined : 'currentColor'}
          strokeWidth={line}
          strokeLinejoin="round"
        />
      ))}
    </symbol>
  ));
}
