import type { ConstituencyData } from './constituency-data.ts'

/** Grosser Rat of Bern, 9 constituencies, 160 seats. Municipalities of 2026 as `BFS number name`. */
export const BERN: readonly ConstituencyData[] = [
  {
    id: 401,
    name: { de: 'Berner Jura', fr: 'Jura bernois' },
    seats: 12,
    municipalities: `
      431 Corgémont, 432 Cormoret, 433 Cortébert, 434 Courtelary, 435 La Ferrière, 437 Mont-Tramelan, 438 Orvin, 441 Renan (BE),
      442 Romont (BE), 443 Saint-Imier, 444 Sonceboz-Sombeval, 445 Sonvilier, 446 Tramelan, 448 Villeret, 449 Sauge,
      450 Péry-La Heutte, 681 Belprahon, 683 Champoz, 687 Corcelles (BE), 690 Court, 691 Crémines, 692 Eschert, 694 Grandval,
      696 Loveresse, 701 Perrefitte, 703 Reconvilier, 704 Roches (BE), 706 Saicourt, 707 Saules (BE), 708 Schelten, 709 Seehof,
      711 Sorvilier, 713 Tavannes, 715 Rebévelier, 716 Petit-Val, 717 Valbirse, 723 La Neuveville, 724 Nods, 726 Plateau de Diesse`,
  },
  {
    id: 402,
    name: { de: 'Biel-Bienne - Seeland', fr: 'Biel-Bienne - Seeland' },
    seats: 27,
    municipalities: `
      301 Aarberg, 302 Bargen (BE), 303 Grossaffoltern, 304 Kallnach, 305 Kappelen, 306 Lyss, 309 Radelfingen, 310 Rapperswil (BE),
      311 Schüpfen, 312 Seedorf (BE), 371 Biel/Bienne, 372 Evilard, 381 Arch, 382 Büetigen, 383 Büren an der Aare,
      385 Diessbach bei Büren, 386 Dotzigen, 387 Lengnau (BE), 388 Leuzigen, 389 Meienried, 390 Meinisberg, 391 Oberwil bei Büren,
      392 Pieterlen, 393 Rüti bei Büren, 394 Wengi, 491 Brüttelen, 492 Erlach, 493 Finsterhennen, 494 Gals, 495 Gampelen, 496 Ins,
      497 Lüscherz, 498 Müntschemier, 499 Siselen, 500 Treiten, 501 Tschugg, 502 Vinelz, 731 Aegerten, 732 Bellmund, 733 Brügg,
      734 Bühl, 735 Epsach, 736 Hagneck, 737 Hermrigen, 738 Jens, 739 Ipsach, 740 Ligerz, 741 Merzligen, 742 Mörigen, 743 Nidau,
      744 Orpund, 745 Port, 746 Safnern, 747 Scheuren, 748 Schwadernau, 749 Studen (BE), 750 Sutz-Lattrigen, 751 Täuffelen,
      754 Walperswil, 755 Worben, 756 Twann-Tüscherz`,
  },
  {
    id: 403,
    name: { de: 'Oberaargau', fr: 'Oberaargau' },
    seats: 12,
    municipalities: `
      321 Aarwangen, 322 Auswil, 323 Bannwil, 324 Bleienbach, 325 Busswil bei Melchnau, 326 Gondiswil, 329 Langenthal, 331 Lotzwil,
      332 Madiswil, 333 Melchnau, 335 Oeschenbach, 336 Reisiswil, 337 Roggwil (BE), 338 Rohrbach, 339 Rohrbachgraben,
      340 Rütschelen, 341 Schwarzhäusern, 342 Thunstetten, 344 Ursenbach, 345 Wynau, 408 Hellsau, 953 Eriswil, 954 Huttwil,
      959 Walterswil (BE), 960 Wyssachen, 971 Attiswil, 972 Berken, 973 Bettenhausen, 975 Farnern, 976 Graben, 977 Heimenhausen,
      979 Herzogenbuchsee, 980 Inkwil, 981 Niederbipp, 982 Niederönz, 983 Oberbipp, 985 Ochlenberg, 987 Rumisberg, 988 Seeberg,
      989 Thörigen, 990 Walliswil bei Niederbipp, 991 Walliswil bei Wangen, 992 Wangen an der Aare, 995 Wiedlisbach`,
  },
  {
    id: 404,
    name: { de: 'Emmental', fr: 'Emmental' },
    seats: 15,
    municipalities: `
      401 Aefligen, 402 Alchenstorf, 404 Burgdorf, 405 Ersigen, 406 Hasle bei Burgdorf, 407 Heimiswil, 409 Hindelbank,
      410 Höchstetten, 411 Kernenried, 412 Kirchberg (BE), 413 Koppigen, 414 Krauchthal, 415 Lyssach, 418 Oberburg,
      420 Rüdtligen-Alchenflüh, 421 Rumendingen, 422 Rüti bei Lyssach, 423 Willadingen, 424 Wynigen, 533 Bätterkinden,
      552 Utzenstorf, 554 Wiler bei Utzenstorf, 556 Zielebach, 901 Eggiwil, 902 Langnau im Emmental, 903 Lauperswil,
      904 Röthenbach im Emmental, 905 Rüderswil, 906 Schangnau, 907 Signau, 908 Trub, 909 Trubschachen, 951 Affoltern im Emmental,
      952 Dürrenroth, 955 Lützelflüh, 956 Rüegsau, 957 Sumiswald, 958 Trachselwald`,
  },
  {
    id: 405,
    name: { de: 'Mittelland-Nord', fr: 'Mittelland-Nord' },
    seats: 22,
    municipalities: `
      307 Meikirch, 352 Bolligen, 353 Bremgarten bei Bern, 354 Kirchlindach, 356 Muri bei Bern, 358 Stettlen, 359 Vechigen,
      360 Wohlen bei Bern, 361 Zollikofen, 362 Ittigen, 363 Ostermundigen, 403 Bäriswil, 535 Deisswil bei Münchenbuchsee,
      538 Fraubrunnen, 540 Jegenstorf, 541 Iffwil, 543 Mattstetten, 544 Moosseedorf, 546 Münchenbuchsee, 551 Urtenen-Schönbühl,
      553 Wiggiswil, 557 Zuzwil (BE), 627 Worb, 630 Allmendingen, 662 Ferenbalm, 663 Frauenkappelen, 665 Gurbrü, 666 Kriechenwil,
      667 Laupen, 668 Mühleberg, 669 Münchenwiler, 670 Neuenegg, 671 Wileroltigen`,
  },
  { id: 406, name: { de: 'Bern', fr: 'Bern' }, seats: 20, municipalities: '351 Bern' },
  {
    id: 407,
    name: { de: 'Mittelland-Süd', fr: 'Mittelland-Süd' },
    seats: 20,
    municipalities: `
      355 Köniz, 357 Oberbalm, 602 Arni (BE), 603 Biglen, 605 Bowil, 606 Brenzikofen, 607 Freimettigen, 608 Grosshöchstetten,
      609 Häutligen, 610 Herbligen, 611 Kiesen, 612 Konolfingen, 613 Landiswil, 614 Linden, 615 Mirchel, 616 Münsingen,
      617 Niederhünigen, 619 Oberdiessbach, 620 Oberthal, 622 Oppligen, 623 Rubigen, 626 Walkringen, 628 Zäziwil, 629 Oberhünigen,
      632 Wichtrach, 852 Guggisberg, 853 Rüschegg, 855 Schwarzenburg, 861 Belp, 866 Gerzensee, 868 Jaberg, 869 Kaufdorf,
      870 Kehrsatz, 872 Kirchdorf (BE), 877 Niedermuhlern, 879 Riggisberg, 880 Rüeggisberg, 884 Toffen, 888 Wald (BE), 889 Thurnen`,
  },
  {
    id: 408,
    name: { de: 'Thun', fr: 'Thun' },
    seats: 16,
    municipalities: `
      767 Reutigen, 770 Stocken-Höfen, 863 Burgistein, 867 Gurzelen, 883 Seftigen, 885 Uttigen, 886 Wattenwil, 921 Amsoldingen,
      922 Blumenstein, 923 Buchholterberg, 924 Eriz, 925 Fahrni, 927 Heiligenschwendi, 928 Heimberg, 929 Hilterfingen, 931 Homberg,
      932 Horrenbach-Buchen, 934 Oberhofen am Thunersee, 935 Oberlangenegg, 936 Pohlern, 938 Sigriswil, 939 Steffisburg,
      940 Teuffenthal (BE), 941 Thierachern, 942 Thun, 943 Uebeschi, 944 Uetendorf, 945 Unterlangenegg, 946 Wachseldorn,
      948 Forst-Längenbühl`,
  },
  {
    id: 409,
    name: { de: 'Oberland', fr: 'Oberland' },
    seats: 16,
    municipalities: `
      561 Adelboden, 562 Aeschi bei Spiez, 563 Frutigen, 564 Kandergrund, 565 Kandersteg, 566 Krattigen,
      567 Reichenbach im Kandertal, 571 Beatenberg, 572 Bönigen, 573 Brienz (BE), 574 Brienzwiler, 575 Därligen, 576 Grindelwald,
      577 Gsteigwiler, 578 Gündlischwand, 579 Habkern, 580 Hofstetten bei Brienz, 581 Interlaken, 582 Iseltwald, 584 Lauterbrunnen,
      585 Leissigen, 586 Lütschental, 587 Matten bei Interlaken, 588 Niederried bei Interlaken, 589 Oberried am Brienzersee,
      590 Ringgenberg (BE), 591 Saxeten, 592 Schwanden bei Brienz, 593 Unterseen, 594 Wilderswil, 761 Därstetten, 762 Diemtigen,
      763 Erlenbach im Simmental, 766 Oberwil im Simmental, 768 Spiez, 769 Wimmis, 782 Guttannen, 783 Hasliberg, 784 Innertkirchen,
      785 Meiringen, 786 Schattenhalb, 791 Boltigen, 792 Lenk, 793 St. Stephan, 794 Zweisimmen, 841 Gsteig, 842 Lauenen,
      843 Saanen`,
  },
]
