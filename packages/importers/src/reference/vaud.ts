import type { ConstituencyData } from './constituency-data.ts'

/** Grand Conseil of Vaud, 10 districts, 150 seats; the sub-districts are not told apart. Municipalities of 2026 as `BFS number name`. */
export const VAUD: readonly ConstituencyData[] = [
  {
    id: 501,
    name: { fr: 'Aigle' },
    seats: 8,
    municipalities: `
      5401 Aigle, 5402 Bex, 5403 Chessel, 5404 Corbeyrier, 5405 Gryon, 5406 Lavey-Morcles, 5407 Leysin, 5408 Noville, 5409 Ollon,
      5410 Ormont-Dessous, 5411 Ormont-Dessus, 5412 Rennaz, 5413 Roche (VD), 5414 Villeneuve (VD), 5415 Yvorne`,
  },
  {
    id: 502,
    name: { fr: 'Broye-Vully' },
    seats: 8,
    municipalities: `
      5451 Avenches, 5456 Cudrefin, 5458 Faoug, 5464 Vully-les-Lacs, 5663 Bussy-sur-Moudon, 5665 Chavannes-sur-Moudon,
      5669 Curtilles, 5671 Dompierre (VD), 5673 Hermenches, 5674 Lovatens, 5675 Lucens, 5678 Moudon, 5683 Prévonloup,
      5684 Rossenges, 5688 Syens, 5690 Villars-le-Comte, 5692 Vucherens, 5785 Corcelles-le-Jorat, 5798 Ropraz, 5803 Vulliens,
      5812 Champtauroz, 5813 Chevroux, 5816 Corcelles-près-Payerne, 5817 Grandcour, 5819 Henniez, 5821 Missy, 5822 Payerne,
      5827 Trey, 5828 Treytorrens (Payerne), 5830 Villarzel, 5831 Valbroye`,
  },
  {
    id: 503,
    name: { fr: 'Gros-de-Vaud' },
    seats: 8,
    municipalities: `
      5471 Bettens, 5472 Bournens, 5473 Boussens, 5480 Daillens, 5487 Lussery-Villars, 5489 Mex (VD), 5495 Penthalaz, 5496 Penthaz,
      5501 Sullens, 5503 Vufflens-la-Ville, 5511 Assens, 5512 Bercher, 5514 Bottens, 5515 Bretigny-sur-Morrens, 5516 Cugy (VD),
      5518 Echallens, 5520 Essertines-sur-Yverdon, 5521 Etagnières, 5522 Fey, 5523 Froideville, 5527 Morrens (VD),
      5529 Oulens-sous-Echallens, 5530 Pailly, 5531 Penthéréaz, 5533 Poliez-Pittet, 5534 Rueyres, 5535 Saint-Barthélemy (VD),
      5537 Villars-le-Terroir, 5539 Vuarrens, 5540 Montilliez, 5541 Goumoëns, 5661 Boulens, 5680 Ogens, 5693 Montanaire,
      5804 Jorat-Menthue, 5923 Oppens`,
  },
  {
    id: 504,
    name: { fr: 'Jura-Nord vaudois' },
    seats: 17,
    municipalities: `
      5551 Bonvillars, 5552 Bullet, 5553 Champagne, 5554 Concise, 5555 Corcelles-près-Concise, 5556 Fiez,
      5557 Fontaines-sur-Grandson, 5559 Giez, 5560 Grandevent, 5561 Grandson, 5562 Mauborget, 5563 Mutrux, 5564 Novalles,
      5565 Onnens (VD), 5566 Provence, 5568 Sainte-Croix, 5571 Tévenon, 5741 L'Abergement, 5742 Agiez, 5743 Arnex-sur-Orbe,
      5744 Ballaigues, 5745 Baulmes, 5746 Bavois, 5747 Bofflens, 5748 Bretonnières, 5749 Chavornay, 5750 Les Clées, 5752 Croy,
      5754 Juriens, 5755 Lignerolle, 5756 Montcherand, 5757 Orbe, 5758 La Praz, 5759 Premier, 5760 Rances, 5761 Romainmôtier-Envy,
      5762 Sergey, 5763 Valeyres-sous-Rances, 5764 Vallorbe, 5765 Vaulion, 5766 Vuiteboeuf, 5871 L'Abbaye, 5872 Le Chenit,
      5873 Le Lieu, 5902 Belmont-sur-Yverdon, 5903 Bioley-Magnoux, 5904 Chamblon, 5905 Champvent, 5907 Chavannes-le-Chêne,
      5908 Chêne-Pâquier, 5909 Cheseaux-Noréaz, 5910 Cronay, 5911 Cuarny, 5912 Démoret, 5913 Donneloye, 5914 Ependes (VD),
      5919 Mathod, 5921 Molondin, 5922 Montagny-près-Yverdon, 5924 Orges, 5925 Orzens, 5926 Pomy, 5928 Rovray, 5929 Suchy,
      5930 Suscévaz, 5931 Treycovagnes, 5932 Ursins, 5933 Valeyres-sous-Montagny, 5934 Valeyres-sous-Ursins, 5935 Villars-Epeney,
      5937 Vugelles-La Mothe, 5938 Yverdon-les-Bains, 5939 Yvonand`,
  },
  {
    id: 505,
    name: { fr: 'Lausanne' },
    seats: 31,
    municipalities: `
      5582 Cheseaux-sur-Lausanne, 5584 Epalinges, 5585 Jouxtens-Mézery, 5586 Lausanne, 5587 Le Mont-sur-Lausanne,
      5592 Romanel-sur-Lausanne`,
  },
  {
    id: 506,
    name: { fr: 'Lavaux-Oron' },
    seats: 12,
    municipalities: `
      5581 Belmont-sur-Lausanne, 5588 Paudex, 5590 Pully, 5601 Chexbres, 5604 Forel (Lavaux), 5606 Lutry, 5607 Puidoux, 5609 Rivaz,
      5610 Saint-Saphorin (Lavaux), 5611 Savigny, 5613 Bourg-en-Lavaux, 5790 Maracon, 5792 Montpreveyres, 5799 Servion, 5805 Oron,
      5806 Jorat-Mézières`,
  },
  {
    id: 507,
    name: { fr: 'Morges' },
    seats: 16,
    municipalities: `
      5422 Aubonne, 5423 Ballens, 5424 Berolle, 5425 Bière, 5426 Bougy-Villars, 5427 Féchy, 5428 Gimel, 5431 Mollens (VD),
      5435 Saint-Livres, 5436 Saint-Oyens, 5437 Saubraz, 5474 La Chaux (Cossonay), 5475 Chavannes-le-Veyron, 5476 Chevilly,
      5477 Cossonay, 5479 Cuarnens, 5481 Dizy, 5482 Eclépens, 5483 Ferreyres, 5484 Gollion, 5485 Grancy, 5486 L'Isle, 5488 Mauraz,
      5490 Moiry, 5491 Mont-la-Ville, 5492 Montricher, 5493 Orny, 5497 Pompaples, 5498 La Sarraz, 5499 Senarclens, 5621 Aclens,
      5622 Bremblens, 5623 Buchillon, 5628 Chigny, 5629 Clarmont, 5631 Denens, 5632 Denges, 5633 Echandens, 5634 Echichens,
      5636 Etoy, 5637 Lavigny, 5638 Lonay, 5639 Lully (VD), 5640 Lussy-sur-Morges, 5642 Morges, 5643 Préverenges,
      5645 Romanel-sur-Morges, 5646 Saint-Prex, 5649 Tolochenaz, 5650 Vaux-sur-Morges, 5652 Villars-sous-Yens,
      5653 Vufflens-le-Château, 5654 Vullierens, 5655 Yens, 5656 Hautemorges, 5851 Allaman`,
  },
  {
    id: 508,
    name: { fr: 'Nyon' },
    seats: 19,
    municipalities: `
      5429 Longirod, 5430 Marchissy, 5434 Saint-George, 5701 Arnex-sur-Nyon, 5702 Arzier-Le Muids, 5703 Bassins, 5704 Begnins,
      5705 Bogis-Bossey, 5706 Borex, 5707 Chavannes-de-Bogis, 5708 Chavannes-des-Bois, 5709 Chéserex, 5710 Coinsins, 5711 Commugny,
      5712 Coppet, 5713 Crans (VD), 5714 Crassier, 5715 Duillier, 5716 Eysins, 5717 Founex, 5718 Genolier, 5719 Gingins,
      5720 Givrins, 5721 Gland, 5722 Grens, 5723 Mies, 5724 Nyon, 5725 Prangins, 5726 La Rippe, 5727 Saint-Cergue,
      5728 Signy-Avenex, 5729 Tannay, 5730 Trélex, 5731 Le Vaud, 5732 Vich, 5852 Bursinel, 5853 Bursins, 5854 Burtigny, 5855 Dully,
      5856 Essertines-sur-Rolle, 5857 Gilly, 5858 Luins, 5859 Mont-sur-Rolle, 5860 Perroy, 5861 Rolle, 5862 Tartegnin, 5863 Vinzel`,
  },
  {
    id: 509,
    name: { fr: 'Ouest lausannois' },
    seats: 15,
    municipalities: `
      5583 Crissier, 5589 Prilly, 5591 Renens (VD), 5624 Bussigny, 5627 Chavannes-près-Renens, 5635 Ecublens (VD),
      5648 Saint-Sulpice (VD), 5651 Villars-Sainte-Croix`,
  },
  {
    id: 510,
    name: { fr: "Riviera-Pays-d'Enhaut" },
    seats: 16,
    municipalities: `
      5841 Château-d'Oex, 5842 Rossinière, 5843 Rougemont, 5882 Chardonne, 5883 Corseaux, 5884 Corsier-sur-Vevey, 5885 Jongny,
      5886 Montreux, 5889 La Tour-de-Peilz, 5890 Vevey, 5891 Veytaux, 5892 Blonay - Saint-Légier`,
  },
]
