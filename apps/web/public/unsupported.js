// Runs only in browsers without modules, which the app does not support either.
document.getElementById('unsupported').className = 'shown'
