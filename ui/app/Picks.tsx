import { words } from '../locales/index.ts';
import { Menu, OptionList } from '../theme/Menu.tsx';
import type { Outline } from '../worker/protocol/index.ts';
import { useInspector } from './context.ts';

/** The course of the duel: as told, or one of its branches. */
export function Course({ outline, onPicked }: { outline: Outline; onPicked?: () => void }) {
  const inspector = useInspector();
  if (outline.branches.length === 0) return null;
  return (
    <label className="pick">
      <span className="pick-name">{words.branch}</span>
      <select
        value={outline.branch ?? ''}
        onChange={(event) => {
          inspector.choose({ branch: event.target.value === '' ? null : event.target.value });
          onPicked?.();
        }}
      >
        <option value="">{words.trunk}</option>
        {outline.branches.map((branch) => (
          <option key={branch.name} value={branch.name}>
            {branch.called ?? branch.name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function RulesetPick({ outline }: { outline: Outline }) {
  const { ruleset, rulesets } = outline;
  if (rulesets.length === 0) return <span className="pick is-fixed">{words.rulesetIs(ruleset.name)}</span>;
  return (
    <Menu
      label={words.rulesetIs(ruleset.name)}
      className="pick pick-menu"
      button={
        <>
          <span className="pick-name">{words.ruleset}</span> <b>{ruleset.name}</b>
        </>
      }
    >
      {(close) => <Rulesets outline={outline} onPicked={close} />}
    </Menu>
  );
}

/** The rulesets it may be played under, each with what it is. */
export function Rulesets({ outline, onPicked }: { outline: Outline; onPicked: () => void }) {
  const inspector = useInspector();
  const { ruleset, rulesets } = outline;
  const known = rulesets.some((each) => each.id === ruleset.id);
  return (
    <OptionList
      label={words.ruleset}
      value={ruleset.id}
      options={[...(known ? [] : [{ ...ruleset, ours: ruleset.ours.length }]), ...rulesets].map(
        ({ id, name, text, ours }) => ({
          value: id,
          name,
          text: text + words.rulesetFrom(id) + words.oursInRuleset(ours),
        }),
      )}
      onPick={(id) => {
        onPicked();
        if (id !== ruleset.id) inspector.choose({ ruleset: id });
      }}
    />
  );
}
