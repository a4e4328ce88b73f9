import type { CantonCode, ContentLanguage } from '@plenara/contract'

/** Municipalities where the candidates of a canton live; real names, by language region where a canton has several. */
const PLACES: Readonly<Record<CantonCode, Readonly<Partial<Record<ContentLanguage, string>>>>> = {
  AG: { de: 'Aarau, Baden, Wettingen, Wohlen, Zofingen, Brugg, Lenzburg, Rheinfelden, Möhlin, Muri, Bremgarten, Suhr, Frick, Reinach' },
  AI: { de: 'Appenzell, Schwende-Rüte, Gonten, Oberegg' },
  AR: { de: 'Herisau, Teufen, Speicher, Heiden, Gais, Urnäsch' },
  BE: {
    de: 'Bern, Köniz, Thun, Burgdorf, Langenthal, Ostermundigen, Steffisburg, Spiez, Münsingen, Lyss, Belp, Worb, Interlaken, Langnau im Emmental',
    fr: 'Biel/Bienne, Moutier, Saint-Imier, Tramelan, Tavannes, La Neuveville',
  },
  BL: { de: 'Liestal, Allschwil, Reinach, Muttenz, Pratteln, Binningen, Münchenstein, Oberwil, Sissach, Laufen, Gelterkinden, Aesch' },
  BS: { de: 'Basel, Basel, Basel, Basel, Basel, Basel, Riehen, Riehen, Bettingen' },
  FR: {
    fr: 'Fribourg, Bulle, Villars-sur-Glâne, Marly, Romont, Estavayer, Châtel-Saint-Denis',
    de: 'Düdingen, Murten, Wünnewil-Flamatt, Tafers, Kerzers',
  },
  GE: { fr: 'Genève, Vernier, Lancy, Meyrin, Carouge, Onex, Thônex, Versoix, Plan-les-Ouates, Chêne-Bougeries' },
  GL: { de: 'Glarus, Glarus Nord, Glarus Süd' },
  GR: {
    de: 'Chur, Davos, Landquart, Klosters, Thusis, Domat/Ems, Maienfeld',
    rm: 'Scuol, Ilanz/Glion, Disentis/Mustér, Zernez, Samedan, Trun, Savognin',
    it: 'Poschiavo, Roveredo, Mesocco, Bregaglia, Brusio',
  },
  JU: { fr: 'Delémont, Porrentruy, Saignelégier, Courroux, Bassecourt, Alle' },
  LU: { de: 'Luzern, Emmen, Kriens, Horw, Ebikon, Sursee, Hochdorf, Willisau, Rothenburg, Schüpfheim, Entlebuch, Malters' },
  NE: { fr: 'Neuchâtel, La Chaux-de-Fonds, Le Locle, Val-de-Travers, Val-de-Ruz, Boudry' },
  NW: { de: 'Stans, Hergiswil, Buochs, Ennetbürgen, Stansstad' },
  OW: { de: 'Sarnen, Kerns, Alpnach, Sachseln, Engelberg' },
  SG: { de: 'St. Gallen, Rapperswil-Jona, Wil, Gossau, Buchs, Uzwil, Altstätten, Wattwil, Rorschach, Flawil, Mels, Widnau' },
  SH: { de: 'Schaffhausen, Neuhausen am Rheinfall, Thayngen, Stein am Rhein, Beringen' },
  SO: { de: 'Solothurn, Olten, Grenchen, Zuchwil, Biberist, Dornach, Balsthal, Trimbach, Oensingen' },
  SZ: { de: 'Schwyz, Freienbach, Einsiedeln, Küssnacht, Arth, Lachen, Ingenbohl' },
  TG: { de: 'Frauenfeld, Kreuzlingen, Arbon, Amriswil, Weinfelden, Romanshorn, Aadorf, Bischofszell' },
  TI: { it: 'Bellinzona, Lugano, Locarno, Mendrisio, Chiasso, Biasca, Ascona, Losone, Minusio, Faido, Airolo' },
  UR: { de: 'Altdorf, Bürglen, Schattdorf, Erstfeld, Andermatt' },
  VD: { fr: 'Lausanne, Yverdon-les-Bains, Montreux, Renens, Nyon, Vevey, Pully, Morges, Gland, Aigle, Payerne, Orbe, Moudon' },
  VS: {
    fr: 'Sion, Martigny, Monthey, Sierre, Conthey, Fully, Saint-Maurice, Savièse',
    de: 'Brig-Glis, Visp, Naters, Leuk, Zermatt, Saas-Fee',
  },
  ZG: { de: 'Zug, Baar, Cham, Risch, Steinhausen, Hünenberg, Unterägeri' },
  ZH: {
    de: 'Zürich, Zürich, Zürich, Winterthur, Uster, Dübendorf, Dietikon, Wetzikon, Wädenswil, Horgen, Kloten, Adliswil, Bülach, Thalwil, Regensdorf, Meilen, Küsnacht, Affoltern am Albis, Stäfa, Pfäffikon',
  },
}

/** The municipalities of a canton in a language region. */
export function placesOf(code: CantonCode, region: ContentLanguage): readonly string[] {
  const byRegion = PLACES[code]
  const names = byRegion[region] ?? Object.values(byRegion).join(', ')
  return names.split(', ')
}
