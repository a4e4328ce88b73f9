/** Whole percents between which the share of equal votes lies in about eight of ten cases. */
export interface AgreementBand {
  readonly from: number
  readonly to: number
}

/** Standard deviations that leave a tenth of the cases on each side. */
const WIDTH = 1.2816

/**
 * The interval for the share over all votes, estimated from a few shared ones: the score interval of Wilson (1927, Probable Inference, the Law of Succession, and
 * Statistical Inference), rounded outwards. Null without a shared vote.
 */
export function agreementBand({ same, shared }: { readonly same: number; readonly shared: number }): AgreementBand | null {
  if (shared <= 0) return null
  const square = WIDTH * WIDTH
  const middle = (same + square / 2) / (shared + square)
  const half = (WIDTH / (shared + square)) * Math.sqrt((same * (shared - same)) / shared + square / 4)
  return { from: Math.max(0, Math.floor(100 * (middle - half))), to: Math.min(100, Math.ceil(100 * (middle + half))) }
}
