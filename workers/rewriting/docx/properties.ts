import type { Element } from '@xmldom/xmldom';
import { childOf, childrenOf, makeElement, nameOf } from './elements.js';

/** The order of properties that Word demands, ISO/IEC 29500-1, 17.3.1.26, 17.3.2.28, 17.4.59 and 17.6.17. */
const ORDERS = {
  pPr: 'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  rPr: 'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  tblPr:
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  sectPr:
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange',
} as const;
export type PropertiesName = keyof typeof ORDERS;

const RANKS = Object.fromEntries(
  Object.entries(ORDERS).map(([name, order]) => [
    name,
    new Map(order.split(' ').map((property, rank) => [`w:${property}`, rank])),
  ]),
);

/** Returns an element's properties, made as its first child if it has none. */
export function propertiesOf(owner: Element, name: PropertiesName): Element {
  const known = childOf(owner, `w:${name}`);
  if (known !== undefined) return known;
  const made = makeElement(owner, name);
  owner.insertBefore(made, owner.firstChild);
  return made;
}

/** Sets a property in its place among the others, in place of one of the same name; returns it. */
export function setProperty(
  properties: Element,
  kind: PropertiesName,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  removeProperty(properties, name);
  const ranks = RANKS[kind];
  const rank = ranks?.get(`w:${name}`) ?? Infinity;
  const next = childrenOf(properties).find((other) => (ranks?.get(nameOf(other)) ?? Infinity) > rank);
  const property = makeElement(properties, name, attributes);
  properties.insertBefore(property, next ?? null);
  return property;
}

export function removeProperty(properties: Element, name: string): void {
  const own = childOf(properties, `w:${name}`);
  if (own !== undefined) properties.removeChild(own);
}
