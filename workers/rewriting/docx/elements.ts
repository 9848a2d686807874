import type { Document, Element, Node } from '@xmldom/xmldom';

/** The two namespaces of WordprocessingML: transitional, which Word writes, and strict. */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const MATH = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
]);
const ELEMENT_NODE = 1;

/** Returns an element's name with the customary prefix of its namespace: `w:p`, `mc:Choice`, `m:t`. */
export function nameOf({ namespaceURI, localName, nodeName }: Element): string {
  if (namespaceURI === null || localName === null) return nodeName;
  if (WORD.has(namespaceURI)) return `w:${localName}`;
  if (namespaceURI === COMPATIBILITY) return `mc:${localName}`;
  return MATH.has(namespaceURI) ? `m:${localName}` : `other:${localName}`;
}

export function isElement(node: Node | null): node is Element {
  return node !== null && node.nodeType === ELEMENT_NODE;
}

/** Returns the child elements, as a list that changes of the tree do not touch. */
export function childrenOf(parent: Node): Element[] {
  const children: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling)
    if (isElement(node)) children.push(node);
  return children;
}

/** Returns the first child element of a name. */
export function childOf(parent: Node, name: string): Element | undefined {
  return childrenOf(parent).find((child) => nameOf(child) === name);
}

/** Returns the value of a WordprocessingML attribute such as `val`. */
export function attributeOf(element: Element, name: string): string | undefined {
  for (const attribute of element.attributes)
    if (attribute.localName === name && WORD.has(attribute.namespaceURI ?? '')) return attribute.value;
  return undefined;
}

/** Makes a WordprocessingML element beside another one, in its namespace and with its prefix. */
export function makeElement(
  like: Element,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const element = documentOf(like).createElementNS(like.namespaceURI, prefixed(like, name));
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  return element;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.setAttributeNS(element.namespaceURI, prefixed(element, name), value);
}

const prefixed = (like: Element, name: string) =>
  like.prefix === null || like.prefix === '' ? name : `${like.prefix}:${name}`;

export function documentOf(node: Node): Document {
  if (node.ownerDocument === null) throw new Error('The element belongs to no document.');
  return node.ownerDocument;
}

/** Returns all elements of a name below a node, in document order. */
export function* descendants(parent: Node, name: string): Generator<Element> {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (!isElement(node)) continue;
    if (nameOf(node) === name) yield node;
    yield* descendants(node, name);
  }
}

/** Copies an element, with its attributes; its children only if asked. */
export function copyElement(element: Element, deep: boolean): Element {
  const copy = element.cloneNode(deep);
  if (!isElement(copy)) throw new Error('A copy of an element is no element.');
  return copy;
}
