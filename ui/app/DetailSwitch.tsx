import { words } from '../locales/index.ts';
import { Segmented } from '../theme/Segmented.tsx';
import { useInspector, usePage } from './context.ts';

/** Plain or Full: how much is told. */
export function DetailSwitch() {
  const inspector = useInspector();
  const detail = usePage((state) => state.detail);
  return (
    <Segmented
      label={words.detail}
      value={detail}
      options={[
        { value: 'plain', label: words.plain },
        { value: 'full', label: words.full },
      ]}
      onChange={(value) => inspector.set({ detail: value })}
    />
  );
}
