import fc from 'fast-check'

// Whether `npm test` passes depends on the code alone; `npm run test:properties` tries other seeds.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2027) })
