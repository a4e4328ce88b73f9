import type { ReactNode } from 'react'
import type { Pages } from '../../../data/calls/use-pages.ts'

export interface VotesListProps<Item> {
  readonly pages: Pages<Item>
  /** Shown if nothing is found. */
  readonly empty: ReactNode
}
