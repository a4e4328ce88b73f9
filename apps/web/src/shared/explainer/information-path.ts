import { useLocation } from 'react-router'

/** The first of the pages of information. */
export const INFORMATION_PATH = '/information/government/federal'

/** The target of the navigation entry of these pages: the open page, so that the entry is the current one, else the first page. */
export function useInformationPath(): string {
  const { pathname } = useLocation()
  return pathname.startsWith('/information/') ? pathname : INFORMATION_PATH
}
