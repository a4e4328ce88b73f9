import type { InterfaceLanguage } from '@plenara/contract'

/**
 * The HTML of the frame with its line of attribution, and the script that sets the reported height. The script compares the source window of a message,
 * because a sandboxed page has no origin that could be checked.
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
