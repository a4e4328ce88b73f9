// Sets the theme before the first paint; the app keeps it up to date afterwards (lib/theme.ts).
try {
  var chosen = localStorage.getItem('plenara.theme')
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch (_error) {
  document.documentElement.dataset.theme = 'light'
}
