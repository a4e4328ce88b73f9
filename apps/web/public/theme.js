// Sets the theme before the first paint; the app keeps it up to date afterwards (src/lib/theme.ts).
document.documentElement.dataset.theme = (() => {
  try {
    const chosen = localStorage.getItem('plenara.theme')
    const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    return dark ? 'dark' : 'light'
  } catch {
    return 'light'
  }
})()
