import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../events/index.ts';
import { useInspector, usePage } from '../app/context.ts';
import { useLook } from '../app/looks.ts';
import { useStore } from '../app/store.ts';
import { useModal } from '../app/useModal.ts';
import { TermText } from '../glossary/TermText.tsx';
import { words } from '../locales/index.ts';
import { DialogHead } from '../theme/DialogHead.tsx';
import { Segmented } from '../theme/Segmented.tsx';
import type { Judgement } from '../worker/protocol/index.ts';
import { judgementPicture } from './judgementPicture.ts';
import { judgementMarkdown, judgementText } from './text.ts';

const KINDS = ['text', 'markdown', 'picture', 'page'] as const;
type Kind = (typeof KINDS)[number];

const fileName = ({ title, entry }: Judgement, ending: string): string =>
  `${title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)}-${entry}.${ending}`;

/** The entry that is looked at, to be shown to others: as a text, a picture, or the duel as a page of its own. */
export function Judge() {
  const { dialog, close } = useModal();
  const [kind, setKind] = useState<Kind>('text');
  const position = usePage((state) => state.moment?.position ?? 0);
  const seenBy = usePage((state) => state.seenBy);
  const look = useLook({ kind: 'judged', position });
  const judgement = look.current ? look.shows : undefined;
  return (
    <dialog ref={dialog} className="dialog is-wide judge" onClose={close} aria-labelledby="judge-title">
      <DialogHead
        id="judge-title"
        title={judgement === undefined ? words.judge : words.judgeTitle(judgement.entry)}
        dialog={dialog}
      />
      <div className="judge-body">
        <p className="quiet">
          <TermText text={words.judgeHow(seenBy)} />
        </p>
        <Segmented
          label={words.judgeAs}
          value={kind}
          options={KINDS.map((value) => ({ value, label: words.judgeKind[value] }))}
          onChange={setKind}
        />
        {judgement === undefined ? (
          <p className="quiet" role="status">
            {look.problem ?? words.judgeWorking}
          </p>
        ) : kind === 'picture' ? (
          <AsPicture judgement={judgement} />
        ) : kind === 'page' ? (
          <AsPage position={position} />
        ) : (
          <AsText judgement={judgement} kind={kind} />
        )}
      </div>
    </dialog>
  );
}

function AsText({ judgement, kind }: { judgement: Judgement; kind: 'text' | 'markdown' }) {
  const { judging } = useInspector();
  const text = kind === 'text' ? judgementText(judgement) : judgementMarkdown(judgement);
  return (
    <>
      <textarea className="judge-text" readOnly value={text} aria-label={words.judgeKind[kind]} rows={14} />
      <div className="judge-row">
        <button type="button" className="btn btn-primary" onClick={() => judging.copyText(text)}>
          {words.judgeCopy}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => judging.save(fileName(judgement, kind === 'text' ? 'txt' : 'md'), text)}
        >
          {words.judgeSave}
        </button>
      </div>
    </>
  );
}

function AsPicture({ judgement }: { judgement: Judgement }) {
  const { judging } = useInspector();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<Blob | string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (canvas.current !== null)
      judgementPicture(judgement, canvas.current)
        .catch((reason: unknown) => (reason instanceof Error ? reason.message : String(reason)))
        .then((picture) => wanted && setMade(picture));
    return () => {
      wanted = false;
    };
  }, [judgement]);
  const picture = made instanceof Blob ? made : null;
  return (
    <>
      <div className="judge-row">
        <button
          type="button"
          className="btn btn-primary"
          disabled={picture === null}
          onClick={() => picture !== null && judging.copyPicture(picture)}
        >
          {words.judgeCopy}
        </button>
        <button
          type="button"
          className="btn"
          disabled={picture === null}
          onClick={() => picture !== null && judging.save(fileName(judgement, 'png'), picture)}
        >
          {words.judgeSave}
        </button>
        <span className="quiet">
          {picture === null ? words.judgeWorking : words.judgePageSize(Math.ceil(picture.size / 1024))}
        </span>
      </div>
      {typeof made === 'string' ? <p role="alert">{made}</p> : null}
      <canvas
        ref={canvas}
        className="judge-picture"
        role="img"
        aria-label={words.judgePicture(textOf(judgement.sentence))}
      />
    </>
  );
}

function AsPage({ position }: { position: number }) {
  const { judging } = useInspector();
  const page = useStore(judging.store, (state) => state.page);
  useEffect(() => judging.needPage(position), [judging, position]);
  const text = page?.position === position ? page.text : undefined;
  return (
    <>
      <p>{words.judgePage}</p>
      <p className="quiet">{words.judgePageHow}</p>
      <div className="judge-row">
        <button
          type="button"
          className="btn btn-primary"
          disabled={text === undefined}
          onClick={() => text !== undefined && judging.save(page?.name ?? '', text)}
        >
          {words.judgeMakePage}
        </button>
        <span className="quiet" role="status">
          {page?.problem ??
            (text === undefined
              ? words.judgeWorking
              : words.judgePageSize(Math.ceil(new Blob([text]).size / 1024)))}
        </span>
      </div>
    </>
  );
}
