/**
 * A matrix, row after row, times a vector: per row the sum of the products, added up in the order of the vector. Four rows are under way at
 * once, because each sum waits for its last addition; the bits are those of one row after the other.
 * @param from the first row that is needed; those before it stay 0
 */
export function timesVector(matrix: Float64Array, vector: Float64Array, from = 0): Float64Array {
  const length = vector.length
  const count = length === 0 ? 0 : matrix.length / length
  const products = new Float64Array(count)
  let row = from
  for (; row + 3 < count; row += 4) {
    const first = row * length
    const second = first + length
    const third = second + length
    const fourth = third + length
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let place = 0; place < length; place++) {
      const factor = vector[place] ?? 0
      a += (matrix[first + place] ?? 0) * factor
      b += (matrix[second + place] ?? 0) * factor
      c += (matrix[third + place] ?? 0) * factor
      d += (matrix[fourth + place] ?? 0) * factor
    }
    products[row] = a
    products[row + 1] = b
    products[row + 2] = c
    products[row + 3] = d
  }
  for (; row < count; row++) products[row] = dot(matrix.subarray(row * length, (row + 1) * length), vector)
  return products
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let place = 0; place < left.length; place++) sum += (left[place] ?? 0) * (right[place] ?? 0)
  return sum
}
