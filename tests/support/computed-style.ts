/** The window of this worker whose `getComputedStyle` is patched. */
let patched: Window | null = null;

/**
 * jsdom matches every rule of the browser's default stylesheet for each computed style, and queries by role compute
 * many styles, which takes a fifth of the time of all screen tests. If only an element's name determines whether it
 * is visible, its style is computed once per name. The app's stylesheets are not loaded in tests (`css: false`).
 */
export function computeStylesOnce(): void {
  if (patched === window) return;
  patched = window;
  const compute = window.getComputedStyle.bind(window);
  const ofName = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || hasOwnLook(element) || inheritsVisibility(element))
      return compute(element, pseudoElement);
    const name = `${element.namespaceURI} ${element.localName} ${element.getAttribute('type')}`;
    const style = ofName.get(name) ?? compute(element.cloneNode() as Element);
    ofName.set(name, style);
    return style;
  };
}

function hasOwnLook(element: Element): boolean {
  return ['style', 'hidden', 'open'].some((name) => element.hasAttribute(name));
}

/** `visibility` is the only inherited property that tests depend on. */
function inheritsVisibility(element: Element): boolean {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (outer.getAttribute('style')?.includes('visibility')) return true;
  return false;
}
