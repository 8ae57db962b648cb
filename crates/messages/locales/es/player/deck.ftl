## La lista de mazo propia

your-decklist = Tu lista de mazo
in-zone = { $moment } ({ $zone })
hand-in-until = Puedes entregarla hasta el { $moment }.
hand-in-until-round = Entrégala antes de la ronda 1.
until-then = Hasta entonces puedes sustituirla y el staff no puede leerla.
replace-until = Se puede sustituir hasta el { $moment }.
replace-until-round = Se puede sustituir hasta la ronda 1.
taken-until = Se aceptaron listas hasta el { $moment }.
taken-until-round = Se aceptaron listas hasta la ronda 1.
everyone-reads = Cuando termine el torneo, cualquiera podrá leerla.
deadline-over = El plazo ha terminado: habla con el staff.
not-asked = En este torneo no se piden listas de mazo.
to-your-page = Ir a tu página

### El estado de la lista

state-missing = Falta
state-handed-in = Entregada
state-no-problem = Sin problemas
state-problems = Con problemas
problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}

### Lo entregado y su revisión

what-you-handed-in = Lo que entregaste
link-not-opened = Un enlace se guarda tal cual. Nunca se abre, así que su lista no se revisa.
cards-kept = { $count ->
    [one] { $count } carta, guardada tal cual.
   *[other] { $count } cartas, guardadas tal cual.
}
fix-below = Corrígela abajo y entrégala otra vez.
not-checked = Sin revisar
your-list = Tu lista

### El formulario

decklist = Lista de mazo
decklist-hint =
    Un enlace o la lista: una carta por línea, por ejemplo 1 Sol Ring. Escribe Commander encima del comandante y Deck encima del resto de las cartas, como hacen las webs de mazos.
hand-in = Entregar la lista
handed-in = Has entregado tu lista de mazo. Abajo tienes el resultado de la revisión.
withdrawn = Tu lista de mazo se ha retirado.
nothing-handed-in = No se ha entregado nada. Corrige la lista y envíala otra vez.
back-to-decklist = Volver a tu lista
