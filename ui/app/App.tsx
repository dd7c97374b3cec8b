import { Suspense, useEffect, useRef } from 'react';
import { CardPopover } from '../inspector/card/CardPopover.tsx';
import { words } from '../locales/index.ts';
import { Sprite } from '../theme/Sprite.tsx';
import { Arrived } from './Arrived.tsx';
import { useInspector, usePage } from './context.ts';
import { Dialogs } from './Dialogs.tsx';
import { DropTarget } from './DropTarget.tsx';
import { openMenuAt } from './entryMenu.ts';
import { Interrupted } from './Interrupted.tsx';
import { EntryMenu, Examples, Import, LessonsView, loadViews, SandboxView, TermTip } from './laterViews.ts';
import { FullLayout, NarrowLayout, PlainLayout } from './layouts.tsx';
import { Messages } from './Messages.tsx';
import { Spoken } from './Spoken.tsx';
import { TitleBar } from './TitleBar.tsx';
import { useMedia } from './useMedia.ts';

function Starting() {
  return (
    <main className="starting" aria-busy="true">
      <p>{words.starting}</p>
    </main>
  );
}

/** The whole page; in another language it is drawn anew. */
export function App() {
  const language = usePage((state) => state.language);
  return <Page key={language} />;
}

function Page() {
  const inspector = useInspector();
  const view = usePage((state) => state.view);
  const menu = usePage((state) => state.menu);
  const detail = usePage((state) => state.detail);
  const theme = usePage((state) => state.theme);
  const ready = usePage((state) => state.outline !== null && state.moment !== null);
  const narrow = useMedia('(max-width: 719px)');
  const seen = useRef(view);
  useEffect(() => {
    document.documentElement.classList.toggle('theme-light', theme === 'light');
    document.documentElement.classList.toggle('theme-dark', theme === 'dark');
  }, [theme]);
  useEffect(() => {
    if (ready) loadViews();
  }, [ready]);
  const layout = narrow ? 'narrow' : detail;
  return (
    <>
      <Sprite />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears where a menu is asked for, with the mouse or its key */}
      <div
        className={`app is-${layout}`}
        onContextMenu={(event) => {
          const { target, clientX, clientY } = event;
          if (target instanceof Element && openMenuAt(inspector, target, clientX, clientY))
            event.preventDefault();
        }}
      >
        <TitleBar narrow={narrow} />
        <Interrupted />
        <Messages />
        <Suspense fallback={<Starting />}>
          {view === 'examples' ? (
            <Examples />
          ) : view === 'lessons' ? (
            <LessonsView />
          ) : view === 'sandbox' ? (
            <SandboxView />
          ) : !ready ? (
            <Starting />
          ) : view === 'import' ? (
            <Import />
          ) : narrow ? (
            <NarrowLayout />
          ) : detail === 'plain' ? (
            <PlainLayout />
          ) : (
            <FullLayout />
          )}
          <Arrived view={view} last={seen} />
        </Suspense>
      </div>
      <Spoken />
      <Dialogs />
      <CardPopover />
      {ready ? (
        <Suspense fallback={null}>
          <TermTip />
        </Suspense>
      ) : null}
      {menu === null ? null : (
        <Suspense fallback={null}>
          <EntryMenu menu={menu} />
        </Suspense>
      )}
      <DropTarget />
    </>
  );
}
