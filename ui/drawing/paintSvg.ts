import { FAMILY, type PathShape, type Shape, type TextShape } from './shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';
const UNSCALED = 1;

function made(name: string, attributes: Readonly<Record<string, string | number | undefined>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(attribute, String(value));
  return element;
}

/** Colours are variables of the page's style: light and dark need no drawing anew. */
function coloured(element: SVGElement, fill: string | undefined, stroke: string | undefined): SVGElement {
  element.style.fill = fill === undefined ? 'none' : `var(--${fill})`;
  if (stroke !== undefined) element.style.stroke = `var(--${stroke})`;
  return element;
}

function pathOf({ d, at, scale = UNSCALED, fill, stroke, width, dash, opacity }: PathShape): SVGElement {
  const placed =
    at === undefined && scale === UNSCALED
      ? undefined
      : `translate(${at?.[0] ?? 0} ${at?.[1] ?? 0}) scale(${scale})`;
  return coloured(
    made('path', {
      d,
      transform: placed,
      'stroke-width': stroke === undefined ? undefined : (width ?? 1),
      'stroke-dasharray': dash?.join(' '),
      opacity,
    }),
    fill,
    stroke,
  );
}

function textOf({ text, x, y, size, bold, fill, align }: TextShape): SVGElement {
  const element = made('text', {
    x,
    y,
    'font-size': size,
    'font-weight': bold ? 600 : 400,
    'font-family': FAMILY,
    'text-anchor': align,
  });
  element.textContent = text;
  return coloured(element, fill, undefined);
}

/** A drawing as elements of a page. Texts become texts, whatever they hold. */
export function svgElements(shapes: readonly Shape[]): readonly SVGElement[] {
  return shapes.map((shape) => {
    if (shape.kind === 'path') return pathOf(shape);
    if (shape.kind === 'text') return textOf(shape);
    const group = made('g', { role: 'img', 'aria-label': shape.label });
    group.append(...svgElements(shape.shapes));
    return group;
  });
}
