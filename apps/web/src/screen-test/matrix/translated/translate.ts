const UNTRANSLATED = 'script, style, svg, option, textarea, font font'

function wrap(text: Text): void {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.textContent = text.data
  outer.append(inner)
  text.replaceWith(outer)
}

function wrapAllIn(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = root instanceof Text ? [root] : []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) wrap(text)
}

/**
 * What the page translation of browsers does, with the same words: each text node is replaced by an element with another text node, and so is each that comes
 * later, until that is ended.
 */
export function translate(): { readonly end: () => void } {
  wrapAllIn(document.body)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrapAllIn(node)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return { end: () => observer.disconnect() }
}
