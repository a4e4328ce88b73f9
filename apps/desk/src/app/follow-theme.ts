/** Follows changes of the system theme; index.html applies the first one. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
  // The app has started: pressed controls no longer show that they wait for it (styles/base.css of packages/ui).
  document.documentElement.dataset.input = 'any'
}
