/** Follows the theme of the system, which the page begins with by itself (index.html). */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
  // What is pressed is not shown as waiting for the app, which is there (styles/base.css of the primitives).
  document.documentElement.dataset.input = 'any'
}
