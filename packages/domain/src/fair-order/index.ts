export { type Seed, seededOrder, seededRandom } from './random.ts'
