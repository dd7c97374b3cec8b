import { type ReactNode, Suspense } from 'react';
import { BoardPanel } from '../inspector/BoardPanel.tsx';
import { PANELS, type Panel } from '../inspector/panels.ts';
import { Tabs } from '../inspector/Tabs.tsx';
import { Thread } from '../inspector/Thread.tsx';
import { Track } from '../inspector/timeline/Track.tsx';
import { NextButton, Transport, ZoomButtons } from '../inspector/timeline/Transport.tsx';
import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { useInspector, usePage } from './context.ts';
import { DockSize } from './DockSize.tsx';
import { type Drawn, isDrawn } from './drawn.ts';
import { Guard } from './Guard.tsx';
import { Splitter, useSizes } from './Splitter.tsx';
import { useMedia } from './useMedia.ts';

const panelOf = (id: string): Panel | undefined => PANELS.find((panel) => panel.id === id);
const homes = (...wanted: Panel['home'][]) => PANELS.filter((panel) => wanted.includes(panel.home));

/** A part that cannot be drawn at one entry is tried again at the next. */
function Guarded({ children }: { children: ReactNode }) {
  const about = usePage((state) => `${state.outline?.title ?? ''}/${state.moment?.position ?? -1}`);
  return <Guard about={about}>{children}</Guard>;
}

function Place({ id, className, after = 'first' }: { id: string; className: string; after?: Drawn }) {
  const panel = panelOf(id);
  const drawn = usePage((state) => isDrawn(state.drawn, after));
  if (panel === undefined) return null;
  const View = panel.view;
  return (
    <section className={`panel ${className}`} aria-label={panel.title}>
      {drawn ? (
        <Guarded>
          <View />
        </Guarded>
      ) : null}
    </section>
  );
}

function Time({ size }: { size: 'full' | 'plain' }) {
  const outline = usePage((state) => state.outline);
  return (
    <section className="time" aria-label={words.timeline}>
      <Transport size={size} />
      {outline === null ? null : <Track outline={outline} bands={size === 'full'} />}
      {size === 'full' ? <ZoomButtons /> : null}
    </section>
  );
}

/** Tabs with the panel of the chosen one below. */
function Dock({
  panels,
  className,
  fallback,
  sizes = false,
}: {
  panels: readonly Panel[];
  className: string;
  fallback: string;
  sizes?: boolean;
}) {
  const inspector = useInspector();
  const wanted = usePage((state) => (sizes ? state.panel : state.narrowPanel));
  const tall = usePage((state) => state.tallDock);
  const drawn = usePage((state) => state.drawn === 'all');
  const low = useMedia('(max-height: 859px)');
  const chosen = panels.some((panel) => panel.id === wanted) ? wanted : fallback;
  // In a low window the dock is its tabs alone until one of them is chosen.
  const current = sizes && low && !tall ? null : chosen;
  const View = current === null ? undefined : panelOf(current)?.view;
  return (
    <section
      className={`panel ${className}`}
      aria-label={current === null ? words.panels : panelOf(current)?.title}
    >
      <div className="panel-head">
        <Tabs
          panels={panels}
          current={current}
          label={words.panels}
          onPick={(panel) => {
            if (!sizes) inspector.set({ narrowPanel: panel });
            else if (!low) inspector.set({ panel });
            // pressed once more, an open tab closes what it opened
            else if (panel === current) inspector.set({ tallDock: false, wholeDock: false });
            else inspector.set({ panel, tallDock: true });
          }}
        />
        <span className="grow" />
        {sizes ? <DockSize /> : null}
      </div>
      {current === null ? null : (
        <div className="dock-body" role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`}>
          {View === undefined || !drawn ? null : (
            <Guarded>
              <Suspense fallback={null}>
                <View />
              </Suspense>
            </Guarded>
          )}
        </div>
      )}
    </section>
  );
}

/** Everything: log, board, why, and the dock with chart, chain and more. */
export function FullLayout() {
  const roomForLog = useMedia('(min-width: 1040px)');
  const tall = usePage((state) => state.tallDock);
  const whole = usePage((state) => state.tallDock && state.wholeDock);
  const low = useMedia('(max-height: 859px)');
  const sizes = useSizes();
  return (
    <main className={`stage inspector${tall ? ' is-tall' : ''}${whole ? ' is-whole' : ''}`} style={sizes}>
      <Time size="full" />
      {roomForLog ? <Place id="log" className="p-log" after="log" /> : null}
      <div className="panel p-board">
        <Guarded>
          <BoardPanel kind="full" margin={20} />
        </Guarded>
      </div>
      <Place id="why" className="p-why" />
      {roomForLog ? <Place id="chain" className="p-chain" after="log" /> : null}
      <Dock
        panels={roomForLog ? homes('dock') : homes('log', 'chain', 'dock')}
        className="p-dock"
        fallback="chart"
        sizes
      />
      {roomForLog ? <Splitter panel="log" of=".p-log" grows="right" /> : null}
      <Splitter panel="why" of=".p-why" grows="left" />
      {whole || (low && !tall) ? null : <Splitter panel="dock" of=".p-dock" grows="up" />}
      <Thread />
    </main>
  );
}

/** The learner's page: board, reason, one Next. */
export function PlainLayout() {
  const sizes = useSizes();
  return (
    <main className="stage plain" style={sizes}>
      <Time size="plain" />
      <div className="panel p-board">
        <Guarded>
          <BoardPanel kind="plain" margin={48} />
        </Guarded>
      </div>
      <Place id="why" className="p-why" />
      <Splitter panel="why" of=".p-why" grows="left" />
      <Thread />
    </main>
  );
}

/** One column, with time under the thumb. */
export function NarrowLayout() {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const playing = usePage((state) => state.playing);
  return (
    <main className="stage narrow">
      <Guarded>
        <BoardPanel kind="narrow" margin={16} />
      </Guarded>
      <Dock panels={PANELS} className="p-tabs" fallback="why" />
      <section className="thumb-dock" aria-label={words.timeline}>
        {outline === null ? null : <Track outline={outline} bands={false} />}
        <div className="thumb-row">
          <button
            type="button"
            className="btn"
            aria-label={words.backPlain}
            onClick={() => inspector.playback.step(-1)}
          >
            <Icon name="prev" />
          </button>
          <button
            type="button"
            className="btn"
            aria-label={playing ? words.pause : words.play}
            onClick={() => inspector.run('go.play')}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <NextButton small={false} />
        </div>
      </section>
    </main>
  );
}
