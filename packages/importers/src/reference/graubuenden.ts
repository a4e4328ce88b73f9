import type { ConstituencyData } from './constituency-data.ts'

/** Grosser Rat of Graubünden, 39 constituencies, 120 seats (2022). Municipalities of 2026 as `BFS number name`. */
export const GRAUBUENDEN: readonly ConstituencyData[] = [
  {
    id: 201,
    name: { de: 'Alvaschein', it: 'Alvaschein', rm: 'Alvaschagn' },
    seats: 2,
    municipalities: `
      3506 Vaz/Obervaz, 3542 Albula/Alvra`,
  },
  { id: 202, name: { de: 'Avers', it: 'Avers', rm: 'Avras' }, seats: 1, municipalities: '3681 Avers' },
  { id: 203, name: { de: 'Belfort', it: 'Belfort', rm: 'Belfort' }, seats: 1, municipalities: '3513 Lantsch/Lenz, 3514 Schmitten (GR)' },
  { id: 204, name: { de: 'Bergün', it: 'Bergün', rm: 'Bravuogn' }, seats: 1, municipalities: '3544 Bergün Filisur' },
  { id: 205, name: { de: 'Bregaglia', it: 'Bregaglia', rm: 'Bregaglia' }, seats: 1, municipalities: '3792 Bregaglia' },
  { id: 206, name: { de: 'Breil/Brigels', it: 'Breil/Brigels', rm: 'Breil' }, seats: 1, municipalities: '3981 Breil/Brigels' },
  { id: 207, name: { de: 'Brusio', it: 'Brusio', rm: 'Brusio' }, seats: 1, municipalities: '3551 Brusio' },
  {
    id: 208,
    name: { de: 'Calanca', it: 'Calanca', rm: 'Calanca' },
    seats: 1,
    municipalities: `
      3804 Buseno, 3805 Castaneda, 3808 Rossa, 3810 Santa Maria in Calanca, 3837 Calanca`,
  },
  { id: 209, name: { de: 'Chur', it: 'Chur', rm: 'Cuira' }, seats: 21, municipalities: '3901 Chur' },
  { id: 210, name: { de: 'Churwalden', it: 'Churwalden', rm: 'Churwalden' }, seats: 1, municipalities: '3911 Churwalden' },
  { id: 211, name: { de: 'Davos', it: 'Davos', rm: 'Tavau' }, seats: 6, municipalities: '3851 Davos' },
  {
    id: 212,
    name: { de: 'Disentis', it: 'Disentis', rm: 'Cadi' },
    seats: 4,
    municipalities: `
      3982 Disentis/Mustér, 3983 Medel (Lucmagn), 3985 Sumvitg, 3986 Tujetsch, 3987 Trun`,
  },
  {
    id: 213,
    name: { de: 'Domleschg', it: 'Domleschg', rm: 'Tumleastga' },
    seats: 3,
    municipalities: `
      3633 Fürstenau, 3637 Rothenbrunnen, 3638 Scharans, 3640 Sils im Domleschg, 3673 Domleschg`,
  },
  {
    id: 214,
    name: { de: 'Fünf Dörfer', it: 'Fünf Dörfer', rm: 'Tschintg Vitgs' },
    seats: 11,
    municipalities: `
      3945 Trimmis, 3946 Untervaz, 3947 Zizers, 3955 Landquart`,
  },
  {
    id: 215,
    name: { de: 'Ilanz', it: 'Ilanz', rm: 'Foppa' },
    seats: 6,
    municipalities: `
      3572 Falera, 3575 Laax, 3581 Sagogn, 3582 Schluein, 3619 Ilanz/Glion, 3988 Obersaxen Mundaun`,
  },
  { id: 216, name: { de: 'Jenaz', it: 'Jenaz', rm: 'Jenaz' }, seats: 1, municipalities: '3861 Fideris, 3862 Furna, 3863 Jenaz' },
  { id: 217, name: { de: 'Klosters', it: 'Klosters', rm: 'Claustra' }, seats: 3, municipalities: '3871 Klosters' },
  { id: 218, name: { de: 'Küblis', it: 'Küblis', rm: 'Küblis' }, seats: 1, municipalities: '3881 Conters im Prättigau, 3882 Küblis' },
  { id: 219, name: { de: 'Lumnezia/Lugnez', it: 'Lumnezia/Lugnez', rm: 'Lumnezia' }, seats: 2, municipalities: '3603 Vals, 3618 Lumnezia' },
  { id: 220, name: { de: 'Luzein', it: 'Luzein', rm: 'Luzein' }, seats: 1, municipalities: '3891 Luzein' },
  {
    id: 221,
    name: { de: 'Maienfeld', it: 'Maienfeld', rm: 'Maiavilla' },
    seats: 5,
    municipalities: `
      3951 Fläsch, 3952 Jenins, 3953 Maienfeld, 3954 Malans`,
  },
  { id: 222, name: { de: 'Mesocco', it: 'Mesocco', rm: 'Mesauc' }, seats: 1, municipalities: '3821 Lostallo, 3822 Mesocco, 3823 Soazza' },
  {
    id: 223,
    name: { de: 'Oberengadin', it: 'Oberengadin', rm: "Engiadin'Ota" },
    seats: 8,
    municipalities: `
      3781 Bever, 3782 Celerina/Schlarigna, 3783 Madulain, 3784 Pontresina, 3785 La Punt Chamues-ch, 3786 Samedan, 3787 St. Moritz,
      3788 S-chanf, 3789 Sils im Engadin/Segl, 3790 Silvaplana, 3791 Zuoz`,
  },
  { id: 224, name: { de: 'Poschiavo', it: 'Poschiavo', rm: 'Puschlav' }, seats: 2, municipalities: '3561 Poschiavo' },
  { id: 225, name: { de: 'Ramosch', it: 'Ramosch', rm: 'Ramosch' }, seats: 1, municipalities: '3752 Samnaun, 3764 Valsot' },
  { id: 226, name: { de: 'Rheinwald', it: 'Rheinwald', rm: 'Valragn' }, seats: 1, municipalities: '3695 Sufers, 3714 Rheinwald' },
  { id: 227, name: { de: 'Rhäzüns', it: 'Rhäzüns', rm: 'Razén' }, seats: 7, municipalities: '3721 Bonaduz, 3722 Domat/Ems, 3723 Rhäzüns' },
  {
    id: 228,
    name: { de: 'Roveredo', it: 'Roveredo', rm: 'Roveredo' },
    seats: 3,
    municipalities: `
      3831 Cama, 3832 Grono, 3834 Roveredo (GR), 3835 San Vittore`,
  },
  { id: 229, name: { de: 'Safien', it: 'Safien', rm: 'Stussavgia' }, seats: 1, municipalities: '3672 Safiental' },
  {
    id: 230,
    name: { de: 'Schams', it: 'Schams', rm: 'Schons' },
    seats: 1,
    municipalities: `
      3701 Andeer, 3711 Rongellen, 3712 Zillis-Reischen, 3713 Ferrera, 3715 Muntogna da Schons`,
  },
  { id: 231, name: { de: 'Schanfigg', it: 'Schanfigg', rm: 'Scanvetg' }, seats: 2, municipalities: '3921 Arosa' },
  { id: 232, name: { de: 'Schiers', it: 'Schiers', rm: 'Schiers' }, seats: 3, municipalities: '3961 Grüsch, 3962 Schiers' },
  { id: 233, name: { de: 'Seewis', it: 'Seewis', rm: 'Seewis' }, seats: 1, municipalities: '3972 Seewis im Prättigau' },
  { id: 234, name: { de: 'Suot Tasna', it: 'Suot Tasna', rm: 'Suot Tasna' }, seats: 3, municipalities: '3762 Scuol' },
  { id: 235, name: { de: 'Sur Tasna', it: 'Sur Tasna', rm: 'Sur Tasna' }, seats: 1, municipalities: '3746 Zernez' },
  { id: 236, name: { de: 'Surses', it: 'Surses', rm: 'Surses' }, seats: 1, municipalities: '3543 Surses' },
  {
    id: 237,
    name: { de: 'Thusis', it: 'Thusis', rm: 'Tusaun' },
    seats: 4,
    municipalities: `
      3661 Cazis, 3662 Flerden, 3663 Masein, 3668 Thusis, 3669 Tschappina, 3670 Urmein`,
  },
  {
    id: 238,
    name: { de: 'Trins', it: 'Trins', rm: 'Trin' },
    seats: 5,
    municipalities: `
      3731 Felsberg, 3732 Flims, 3733 Tamins, 3734 Trin`,
  },
  { id: 239, name: { de: 'Val Müstair', it: 'Val Müstair', rm: 'Val Müstair' }, seats: 1, municipalities: '3847 Val Müstair' },
]
