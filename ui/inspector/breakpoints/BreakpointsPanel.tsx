import '../search/search.css';
import './breakpoints.css';
import { StopList } from './StopList.tsx';
import { WatchList } from './WatchList.tsx';

/** Where to stop, and which values to watch. */
export function BreakpointsPanel() {
  return (
    <div className="stops-panel is-two">
      <StopList />
      <WatchList />
    </div>
  );
}
