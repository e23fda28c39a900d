settings-line = Se guardan en este dispositivo
settings-system = Sistema
settings-contrast = Contraste
contrast-normal = Normal
contrast-more = Alto
settings-motion = Movimiento
motion-full = Completo
motion-still = Quieto

about-title = Sobre el juego
about-dedication = A CUBIRI ORIGINAL dedicado a Majduška, por su 20.º cumpleaños
about-privacy = Nadie mira por encima de tu hombro
about-privacy-line = Sin cuenta, sin rastreadores. Tu nombre y tus resultados se guardan hasta que digas «Borrar mis datos».
about-dice = Los dados se pueden comprobar
about-dice-line = Cada partida muestra al empezar la huella de su semilla, y al final la semilla.
about-lost = Lost Cities: Roll & Write
about-lost-line = Una versión no oficial, con planilla y dibujos propios. El nombre es de su dueño.
about-fonts = Tipografías
about-fonts-line = Piazzolla, Commissioner:

rules-title = Las reglas
rules-line = Todas, con ejemplos.
rules-chapters = Capítulos
rules-fits = encaja
rules-fits-not = no encaja

scores-title = Mejores puntuaciones
scores-line = Lo mejor de todas las partidas
scores-none = Aquí aún no hay nada grabado
scores-none-line = Termina una partida con tus propias jugadas y aparecerá aquí.

pages-play = JUGAR
