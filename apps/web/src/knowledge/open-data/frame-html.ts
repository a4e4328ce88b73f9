import type { InterfaceLanguage } from '@plenara/contract'

/**
 * The HTML of the frame with its line of attribution, and the few lines that make it as tall as it asks for. A message counts only where it comes from this very
 * frame: a page in a sandbox has no origin by which to know it.
 */
export function frameCode({
  site,
  language,
  title,
  source,
}: {
  /** Without a slash at the end. */
  readonly site: string
  readonly language: InterfaceLanguage
  readonly title: string
  readonly source: string
}): string {
  return `<iframe id="plenara-match" src="${site}/embed/match?lang=${language}" title="${title}"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"
  loading="lazy" style="width:100%;height:640px;border:0"></iframe>
<p>${source}: <a href="${site}/">Plenara</a></p>
<script>
addEventListener('message', function (event) {
  var frame = document.getElementById('plenara-match')
  if (event.source !== frame.contentWindow || event.data.type !== 'plenara:height') return
  frame.style.height = Number(event.data.height) + 'px'
})
</script>
`
}
