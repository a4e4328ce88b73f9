/** Gives back the memory of a picture: the library keeps its pixels where V8 does not see how many they are, and would let ten of them pile up. */
export function forgetPixels(): void {
  globalThis.gc?.()
}
