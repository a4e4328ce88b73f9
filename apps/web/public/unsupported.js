// Runs only in browsers without modules, such as Internet Explorer, which the app does not support.
var sentences = [
  ['de-CH', 'Dieser Browser wird nicht unterst\u00fctzt. Verwende eine aktuelle Version von Firefox, Chrome, Edge oder Safari.'],
  ['fr-CH', "Ce navigateur n'est pas pris en charge. Utilise une version actuelle de Firefox, Chrome, Edge ou Safari."],
  ['it-CH', 'Questo browser non \u00e8 supportato. Usa una versione attuale di Firefox, Chrome, Edge o Safari.'],
  ['rm-CH', 'Quest navigatur na vegn betg sustegn\u00ec. Dovra ina versiun actuala da Firefox, Chrome, Edge u Safari.'],
]
var root = document.getElementById('root')
var paragraph
var index
for (index = 0; index < sentences.length; index++) {
  paragraph = document.createElement('p')
  paragraph.lang = sentences[index][0]
  paragraph.appendChild(document.createTextNode(sentences[index][1]))
  root.appendChild(paragraph)
}
