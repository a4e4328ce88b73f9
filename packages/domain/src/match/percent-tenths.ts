/**
 * Tenths of a percent by City Block, halves rounded up, in integers: 1000 * (1 - distance / (100 * weight)).
 * @param distance sum of 2w * |v - c|, 0 to 100 * weight
 * @param weight sum of 2w, above 0
 */
export function cityBlockTenths(distance: number, weight: number): number {
  return ((2001 * weight - 20 * distance) / (2 * weight)) | 0
}

/**
 * Tenths of a percent by Euclid. Root and division are exact to the last bit in every engine (IEEE 754), so it agrees everywhere.
 * @param squares sum of (2w * |v - c|)^2
 * @param extent sum of (2w)^2, above 0
 */
export function euclidTenths(squares: number, extent: number): number {
  return Math.round(1000 - 10 * Math.sqrt(squares / extent))
}
