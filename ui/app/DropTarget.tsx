import { useEffect, useState } from 'react';
import { words } from '../locales/index.ts';
import { useInspector } from './context.ts';

/** A file may be dropped anywhere. */
export function DropTarget() {
  const inspector = useInspector();
  const [over, setOver] = useState(false);
  useEffect(() => {
    let depth = 0;
    const carries = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (!carries(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const above = (event: DragEvent) => {
      if (carries(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) void inspector.documents.openDropped(files);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', above);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', above);
      window.removeEventListener('drop', drop);
    };
  }, [inspector]);
  return over ? <div className="drop-here">{words.dropHere}</div> : null;
}
