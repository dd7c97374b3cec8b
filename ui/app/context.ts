import { createContext, useContext } from 'react';
import type { Inspector } from './inspector.ts';
import type { PageState } from './state.ts';
import { useStore } from './store.ts';

export const InspectorContext = createContext<Inspector | null>(null);

/** The inspector of this page. */
export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (inspector === null) throw new Error('A part of the inspector was drawn outside of it.');
  return inspector;
}

/** One part of what is shown. */
export function usePage<P>(pick: (state: PageState) => P): P {
  return useStore(useInspector().store, pick);
}
