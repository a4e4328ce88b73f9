import type { ConstituencyData } from './constituency-data.ts'

/** Landrat of Basel-Landschaft, 12 constituencies, 90 seats. Municipalities of 2026 as `BFS number name`. */
export const BASEL_LANDSCHAFT: readonly ConstituencyData[] = [
  { id: 101, name: { de: 'Allschwil' }, seats: 7, municipalities: '2762 Allschwil, 2774 Schönenbuch' },
  { id: 102, name: { de: 'Binningen' }, seats: 7, municipalities: '2765 Binningen, 2767 Bottmingen' },
  { id: 103, name: { de: 'Oberwil' }, seats: 9, municipalities: '2764 Biel-Benken, 2768 Ettingen, 2771 Oberwil (BL), 2775 Therwil' },
  { id: 104, name: { de: 'Reinach' }, seats: 10, municipalities: '2761 Aesch (BL), 2772 Pfeffingen, 2773 Reinach (BL)' },
  { id: 105, name: { de: 'Münchenstein' }, seats: 7, municipalities: '2763 Arlesheim, 2769 Münchenstein' },
  { id: 106, name: { de: 'Muttenz' }, seats: 9, municipalities: '2766 Birsfelden, 2770 Muttenz' },
  {
    id: 107,
    name: { de: 'Laufen' },
    seats: 6,
    municipalities: `
      2781 Blauen, 2782 Brislach, 2783 Burg im Leimental, 2784 Dittingen, 2785 Duggingen, 2786 Grellingen, 2787 Laufen,
      2788 Liesberg, 2789 Nenzlingen, 2790 Roggenburg, 2791 Röschenz, 2792 Wahlen, 2793 Zwingen`,
  },
  {
    id: 108,
    name: { de: 'Pratteln' },
    seats: 8,
    municipalities: `
      2821 Arisdorf, 2822 Augst, 2824 Frenkendorf, 2825 Füllinsdorf, 2826 Giebenach, 2827 Hersberg, 2831 Pratteln`,
  },
  {
    id: 109,
    name: { de: 'Liestal' },
    seats: 9,
    municipalities: `
      2823 Bubendorf, 2828 Lausen, 2829 Liestal, 2830 Lupsingen, 2832 Ramlinsburg, 2833 Seltisberg, 2834 Ziefen`,
  },
  {
    id: 110,
    name: { de: 'Sissach' },
    seats: 6,
    municipalities: `
      2842 Böckten, 2843 Buckten, 2845 Diepflingen, 2847 Häfelfingen, 2849 Itingen, 2850 Känerkinden, 2852 Läufelfingen,
      2854 Nusshof, 2859 Rümlingen, 2861 Sissach, 2863 Tenniken, 2864 Thürnen, 2866 Wintersingen, 2867 Wittinsburg, 2869 Zunzgen`,
  },
  {
    id: 111,
    name: { de: 'Gelterkinden' },
    seats: 6,
    municipalities: `
      2841 Anwil, 2844 Buus, 2846 Gelterkinden, 2848 Hemmiken, 2851 Kilchberg (BL), 2853 Maisprach, 2855 Oltingen, 2856 Ormalingen,
      2857 Rickenbach (BL), 2858 Rothenfluh, 2860 Rünenberg, 2862 Tecknau, 2865 Wenslingen, 2868 Zeglingen`,
  },
  {
    id: 112,
    name: { de: 'Waldenburg' },
    seats: 6,
    municipalities: `
      2881 Arboldswil, 2882 Bennwil, 2883 Bretzwil, 2884 Diegten, 2885 Eptingen, 2886 Hölstein, 2887 Lampenberg, 2888 Langenbruck,
      2889 Lauwil, 2890 Liedertswil, 2891 Niederdorf, 2892 Oberdorf (BL), 2893 Reigoldswil, 2894 Titterten, 2895 Waldenburg`,
  },
]
