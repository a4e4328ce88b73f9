/** The screens of the desk by their paths. The server answers with it which addresses exist. Without imports, as `screens.ts`. */
export const DESK_SCREENS = [
  '/',
  '/candidacy',
  '/candidacy/claim',
  '/candidacy/letter',
  '/candidacy/sign-in',
  '/candidacy/forgot-password',
  '/candidacy/reset',
  '/candidacy/not-me',
  '/candidacy/access',
  '/candidacy/confirm-address',
  '/candidacy/stop-address',
  '/candidacy/withdrawn',
  '/candidacy/:cid',
  '/candidacy/:cid/question',
  '/candidacy/:cid/question/:number',
  '/candidacy/:cid/profile',
  '/candidacy/:cid/portrait',
  '/candidacy/:cid/submit',
  '/candidacy/:cid/correction',
  '/candidacy/:cid/decision',
  '/candidacy/:cid/data',
  '/candidacy/:cid/preparation',
  '/team',
] as const

export type DeskScreen = (typeof DESK_SCREENS)[number]

/** Whether a screen of the desk stands at a path. */
export function isDeskScreen(path: string): boolean {
  return DESK_SCREENS.some((screen) => patternOf(screen).test(path))
}

function patternOf(screen: DeskScreen): RegExp {
  return new RegExp(`^${screen.replace(/:\w+/g, '[1-9][0-9]{0,15}')}/?$`)
}
