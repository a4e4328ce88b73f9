import type { ScreenPath } from '@plenara/contract/screens'
import type { ComponentType } from 'react'
import { CATALOGUE_PARTS, type CataloguePart } from '../i18n/catalogue-files.ts'
import { loadChunk } from './start/chunk-loading.ts'

export type Area = 'government' | 'election' | 'knowledge' | 'me'

/** A page that is loaded on demand. The table of screens needs no React, because it is among the first modules. */
export interface Page {
  /** The name of its component. */
  readonly name: string
  /** The parts of the catalogue that it needs besides the first. */
  readonly texts: readonly CataloguePart[]
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** The component, once it is loaded. */
  readonly loaded: () => ComponentType | undefined
}

/** One screen: the specification's section 2 as a table. */
export interface ScreenRoute {
  readonly path: ScreenPath
  readonly page: Page
  /** Viewable without login. */
  readonly open: boolean
  /** The page concerns accounts on the server; accounts on this device cannot open it. */
  readonly onlineOnly?: true
  /** The entry of the navigation that is marked as current. */
  readonly area?: Area
  /** `task`: without the navigation bar; `plain`: without any navigation (before login). */
  readonly frame: 'full' | 'task' | 'plain'
  /** The step of the journey that must be unlocked first [ACHIEVE-1]. */
  readonly step?: 'evaluate' | 'favorites' | 'lists' | 'dream-teams'
  /** The address that most likely follows: its script is prefetched while this page is idle. */
  readonly next?: string
}

/** A screen of an area; the contract defines who may open it. `open` only if the installed app differs. */
export type DrawnScreen = Omit<ScreenRoute, 'open'> & { readonly open?: boolean }

/** A page by its script and the name of its component. @param texts the parts of the catalogue that it needs besides those of shell and deck */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  texts: readonly CataloguePart[] = CATALOGUE_PARTS,
): Page {
  let component: ComponentType | undefined
  return {
    name,
    texts,
    load: async () => {
      component = (await loadChunk(load, texts))[name]
      return { default: component }
    },
    loaded: () => component,
  }
}
