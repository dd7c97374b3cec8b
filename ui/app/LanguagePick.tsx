import { LANGUAGES, type Language, words } from '../locales/index.ts';
import { Segmented } from '../theme/Segmented.tsx';
import { useInspector, usePage } from './context.ts';

/** Each language by its own name, which its readers know whatever the page speaks. */
const OWN_NAMES: Readonly<Record<Language, readonly [short: string, name: string]>> = {
  en: ['EN', 'English'],
  fr: ['FR', 'Français'],
};

/** The language of the page, in its bar. */
export function LanguagePick() {
  const { languages } = useInspector();
  const language = usePage((state) => state.language);
  return (
    <select
      className="language"
      aria-label={words.language}
      title={words.language}
      data-kept-focus="language"
      value={language}
      onChange={(event) => void languages.choose(event.target.value as Language)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each} label={OWN_NAMES[each][0]}>
          {OWN_NAMES[each][1]}
        </option>
      ))}
    </select>
  );
}

/** The same where there is room for whole names. */
export function LanguageSwitch() {
  const { languages } = useInspector();
  const language = usePage((state) => state.language);
  return (
    <Segmented
      label={words.language}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{OWN_NAMES[value][1]}</span> }))}
      onChange={(value) => void languages.choose(value)}
    />
  );
}
