import { useLocation } from 'react-router'

/** The first of the pages of information. */
export const INFORMATION_PATH = '/information/government/federal'

/** Where the entry of these pages leads: to the one that is open, so that the entry is the current one, else to the first. */
export function useInformationPath(): string {
  const { pathname } = useLocation()
  return pathname.startsWith('/information/') ? pathname : INFORMATION_PATH
}
