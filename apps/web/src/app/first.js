// Stands in the page of HTML itself: the theme before the first paint, and the two calls that every start of a signed-in voter begins with, so that
// they go while the app still arrives. What it asks for, src/lib/first-answers.ts hands on; an answer that nobody wants costs nothing but its bytes.
{
  const kept = (key) => {
    try {
      return localStorage.getItem(`plenara.${key}`)
    } catch {
      return null
    }
  }
  const chosen = kept('theme')
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'

  const token = kept('token')
  const id = kept('user-id')
  // A local account asks nothing of the server, and whoever logs off would ask with a token that is dead by then.
  if (token && id > 0 && kept('account-type') !== 'local' && location.pathname !== '/logout') {
    const browser = /^fr/i.test(navigator.languages[0]) ? 'fr' : 'de'
    const asked = new URLSearchParams(location.search).get('lang') ?? kept('language') ?? browser
    const language = /^(fr|it|rm)/.exec(asked)?.[0] ?? 'de'
    const headers = { Authorization: `Bearer ${token}` }
    const api = '/api'
    const user = `${api}/user/${id}`
    // Read to the end at once: an answer that nobody takes would hold its connection.
    const ask = async (path) => {
      const answer = await fetch(path, { headers })
      return new Response(await answer.blob(), answer)
    }
    const answers = new Map([user, `${user}/election?lang=${language}`].map((path) => [path, ask(path)]))
    for (const answer of answers.values()) answer.catch(() => undefined)
    globalThis.plenaraFirst = { token, answers, at: Date.now() }
  }
}
