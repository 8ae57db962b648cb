## Die Seite, auf der ein Handy um Nachrichten bittet, und was dorthin führt.

title = Benachrichtigungen auf diesem Handy
of-players = Auch gesperrt zeigt dein Handy deinen Sitz bei jeder neuen Runde und wenn er sich ändert, wenn die Zeit um ist, Ergebnisse, die auf dich warten, Durchsagen, und wenn ein Judge deinen Ruf übernimmt.
of-judges = Auch gesperrt zeigt dein Handy, wenn jemand einen Judge ruft.
tell-me = Benachrichtigungen einschalten
tells = Auf diesem Handy sind Benachrichtigungen an.
stop = Benachrichtigungen ausschalten
blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen der Seite, meist hinter dem Symbol neben ihrer Adresse.
home-screen = Leg diese Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm: Drück das Teilen-Symbol, dann „Zum Home-Bildschirm“, und öffne sie von dort.
cannot = Dieser Browser unterstützt keine Benachrichtigungen. Nimm einen anderen Browser und kein privates Fenster.
needs-script = Benachrichtigungen brauchen JavaScript.
failed = Das hat nicht geklappt. Versuch es noch einmal, wenn du online bist.
what-is-sent = Benachrichtigungen gehen verschlüsselt über den Dienst des Browser-Herstellers. Sie enthalten deinen Tisch, deinen Sitz und die Durchsagen dieses Turniers, und nichts über andere Spieler.
begun = Benachrichtigungen sind eingeschaltet. Gleich kommt die erste.
stopped = Benachrichtigungen sind ausgeschaltet.
