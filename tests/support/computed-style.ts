/** The window of this worker, once its styles are computed like this. */
let patched: Window | null = null;

/**
 * jsdom tries every rule of the browser's own sheet on each element whose style is asked for, and a search by role asks
 * for many: a fifth of the time of all screens went there. Where nothing but its name decides whether an element is
 * seen, its style is computed once for all of that name. The sheets of the app are not loaded here (`css: false`).
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

/** Of what tests look at only this passes down to what stands inside. */
function inheritsVisibility(element: Element): boolean {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (outer.getAttribute('style')?.includes('visibility')) return true;
  return false;
}
