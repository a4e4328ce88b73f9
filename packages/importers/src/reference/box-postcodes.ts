/** A postcode of post boxes, which stands in no directory of places because nobody lives at it. */
export interface BoxPostcode {
  readonly zip: string
  readonly bfsNumber: number
}

/**
 * Postcodes of post boxes that people give as their own, with the municipality that they name: places of residence in the candidate lists of the National
 * Council 2019 (published by the cantons, collected by the Digital Democracy Lab of the University of Zürich, 2019-10-20). The directory of places has
 * none of them.
 */
export const BOX_POSTCODES: readonly BoxPostcode[] = [
  { zip: '3000', bfsNumber: 351 },
  { zip: '3001', bfsNumber: 351 },
  { zip: '4000', bfsNumber: 2701 },
  { zip: '6601', bfsNumber: 5113 },
  { zip: '8000', bfsNumber: 261 },
  { zip: '8201', bfsNumber: 2939 },
  { zip: '8401', bfsNumber: 230 },
]
