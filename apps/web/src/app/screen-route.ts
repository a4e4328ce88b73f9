import type { ScreenPath } from '@plenara/contract/screens'
import type { ComponentType } from 'react'
import { CATALOGUE_PARTS, type CataloguePart } from '../i18n/catalogue-files.ts'
import { loadChunk } from './start/chunk-loading.ts'

export type Area = 'government' | 'election' | 'knowledge' | 'me'

/** A page that comes when it is asked for. The table of screens itself needs no React, because it is among the first that loads. */
export interface Page {
  /** The name of its component. */
  readonly name: string
  /** The parts of the catalogue that it shows beside the first. */
  readonly texts: readonly CataloguePart[]
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** The component, once it is there. */
  readonly loaded: () => ComponentType | undefined
}

/** One screen: the specification's section 2 as a table. */
export interface ScreenRoute {
  readonly path: ScreenPath
  readonly page: Page
  /** Viewable without login. */
  readonly open: boolean
  /** About the account on the server: an account that lives on this device has nothing there. */
  readonly onlineOnly?: true
  /** Which entry of the navigation is the current one. */
  readonly area?: Area
  /** `task`: the navigation bar goes; `plain`: no navigation at all (before login). */
  readonly frame: 'full' | 'task' | 'plain'
  /** The step of the journey that must be unlocked first [ACHIEVE-1]. */
  readonly step?: 'evaluate' | 'favorites' | 'lists' | 'dream-teams'
  /** The address that most likely comes next: its script is fetched while this page has nothing else to do. */
  readonly next?: string
}

/** A screen as its area draws it; who may open it stands in the contract. `open` where an installed app differs. */
export type DrawnScreen = Omit<ScreenRoute, 'open'> & { readonly open?: boolean }

/** A page by its script and the name of its component. @param texts what it shows beside the texts of the frame and the deck */
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
