/** What went wrong, as a sentence for whoever reads the failure. */
type Finding = string

/** A text that React changes, adds or takes away by itself, because it is not the only child of an element. One of spaces alone is not translated. */
function isHeld(node: Node | null): node is Text {
  return node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
}

const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null))

function placeOf(node: Node | null): string {
  const names: string[] = []
  for (let element = elementOf(node); element && names.length < 4; element = element.parentElement)
    names.unshift([element.localName, element.getAttribute('class')?.split(' ')[0]].filter(Boolean).join('.'))
  return names.join(' > ')
}

/** A label of a list of choices is translated as a whole, by the browser itself. */
const isWhole = (node: Node) => elementOf(node)?.closest('option, style, script, svg') != null

/** What a translation puts in place of a text, so that it is none of React's doings. */
const isTranslation = (node: Node) => node instanceof HTMLElement && node.localName === 'font'

function findingsIn(record: MutationRecord): Finding[] {
  const { target, type, addedNodes, removedNodes, nextSibling } = record
  if (isWhole(target) || [...addedNodes].some(isTranslation)) return []
  const place = placeOf(target)
  if (type === 'characterData') return isHeld(target) ? [`"${target.data}" changed loose in ${place}`] : []
  const removed = [...removedNodes].filter(isHeld).map(({ data }) => `"${data}" was taken out of ${place}`)
  const before = isHeld(nextSibling) && addedNodes.length > 0 ? [`something was put before "${nextSibling.data}" in ${place}`] : []
  return [...removed, ...before]
}

/**
 * Watches for what breaks on a page that the browser has translated: there each text node has been replaced by an element with another text node. The text that
 * React changes is then on no screen, and what it takes away or puts something before is no child any more, which ends the screen. Texts that are
 * the only child of their element are safe: React writes them into the element.
 */
function watchLooseTexts(): { readonly end: () => readonly Finding[] } {
  const findings = new Set<Finding>()
  const take = (records: readonly MutationRecord[]) => {
    for (const finding of records.flatMap(findingsIn)) findings.add(finding)
  }
  const observer = new MutationObserver(take)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return {
    end: () => {
      take(observer.takeRecords())
      observer.disconnect()
      return [...findings]
    },
  }
}

/** Fails where texts stand loose that were changed while that was done. */
export async function withoutLooseTexts(work: () => Promise<void>): Promise<void> {
  const texts = watchLooseTexts()
  let loose: readonly Finding[] = []
  try {
    await work()
  } finally {
    loose = texts.end()
  }
  if (loose.length > 0) throw new Error(`a translated page would not follow:\n${loose.join('\n')}`)
}
